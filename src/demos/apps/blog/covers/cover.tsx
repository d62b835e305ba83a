import { chakra } from '@chakra-ui/react'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import { type ArticleCategory, categories } from '../article.ts'
import { drawingByCategory } from './drawings.tsx'

const paletteByCategory = {
  documentos: 'primary',
  empresas: 'neutral',
  enderecos: 'info',
  privacidade: 'secondary',
  credito: 'success',
  justica: 'warning',
  veiculos: 'danger',
} as const satisfies Record<ArticleCategory, string>

type CoverProps = {
  category: ArticleCategory
  /** Another category, or a picture as data URL. */
  cover?: string | undefined
  height?: string | Record<string, string>
}

const isCategory = (value: string): value is ArticleCategory => Object.hasOwn(categories, value)

/** The picture above an article, in the theme's colors; decorative. */
export function Cover({ category, cover = '', height = '148px' }: CoverProps) {
  const picture = cover.startsWith('data:') ? safeImageUrl(cover) : undefined
  if (picture)
    return <chakra.img src={picture} alt="" display="block" width="full" height={height} objectFit="cover" />
  const drawn = isCategory(cover) ? cover : category
  return (
    <chakra.svg
      viewBox="0 0 160 100"
      aria-hidden="true"
      colorPalette={paletteByCategory[drawn]}
      display="block"
      width="full"
      height={height}
      bg="colorPalette.subtle"
      css={coverCss}
    >
      {drawingByCategory[drawn]}
    </chakra.svg>
  )
}

const coverCss = {
  '& .soft': { fill: 'colorPalette.emphasized' },
  '& .track': { stroke: 'colorPalette.emphasized' },
  '& .line': { stroke: 'colorPalette.fg' },
  '& .strong': { fill: 'colorPalette.solid' },
  '& .gap': { stroke: 'colorPalette.subtle' },
  '& .hole': { fill: 'colorPalette.subtle' },
} as const
