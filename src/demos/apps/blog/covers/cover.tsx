import { chakra } from '@chakra-ui/react'
import type { ArticleCategory } from '../article.ts'
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

type CoverProps = { category: ArticleCategory; height?: string | Record<string, string> }

/** The picture above an article, in the theme's colors; decorative. */
export function Cover({ category, height = '148px' }: CoverProps) {
  return (
    <chakra.svg
      viewBox="0 0 160 100"
      aria-hidden="true"
      colorPalette={paletteByCategory[category]}
      display="block"
      width="full"
      height={height}
      bg="colorPalette.subtle"
      css={coverCss}
    >
      {drawingByCategory[category]}
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
