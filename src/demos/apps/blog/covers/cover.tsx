import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import { type ArticleCategory, categories } from '../article.ts'

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

const lineStyle = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Drawings in a box of 160 by 100. The cover colors them by class name. */
const drawingByCategory: Record<ArticleCategory, ReactNode> = {
  documentos: (
    <>
      <rect className="soft" x="38" y="22" width="84" height="56" rx="8" />
      <circle className="strong" cx="59" cy="43" r="8" />
      <path className="line" {...lineStyle} d="M47 66c2-9 22-9 24 0M82 38h28M82 50h28M82 62h16" />
    </>
  ),
  empresas: (
    <>
      <rect className="soft" x="42" y="38" width="34" height="46" rx="3" />
      <rect className="strong" x="72" y="18" width="46" height="66" rx="4" />
      <path className="line" {...lineStyle} d="M50 50h14M50 60h14M50 70h14M30 84h100" />
      <path className="gap" {...lineStyle} d="M84 34h8M100 34h6M84 48h8M100 48h6M84 62h8M100 62h6" />
    </>
  ),
  enderecos: (
    <>
      <path className="soft" d="M26 34 58 24l44 12 32-10v42l-32 10-44-12-32 10Z" />
      <path className="line" {...lineStyle} strokeWidth={2} d="M58 24v42M102 36v42" />
      <path className="strong" d="M80 22a17 17 0 0 1 17 17c0 12-17 27-17 27S63 51 63 39a17 17 0 0 1 17-17Z" />
      <circle className="hole" cx="80" cy="39" r="6" />
    </>
  ),
  privacidade: (
    <>
      <path className="soft" d="M80 14 118 26v24c0 20-18 32-38 38-20-6-38-18-38-38V26Z" />
      <rect className="strong" x="63" y="46" width="34" height="24" rx="5" />
      <path className="line" {...lineStyle} d="M69 46v-7a11 11 0 0 1 22 0v7" />
      <circle className="hole" cx="80" cy="57" r="4" />
    </>
  ),
  credito: (
    <>
      <path className="track" {...lineStyle} strokeWidth={10} d="M40 74a40 40 0 0 1 80 0" />
      <path className="line" {...lineStyle} strokeWidth={10} d="M40 74a40 40 0 0 1 60-34.6" />
      <path className="line" {...lineStyle} d="M80 74 98 51" />
      <circle className="strong" cx="80" cy="74" r="7" />
    </>
  ),
  justica: (
    <>
      <path className="soft" d="M28 54h36a18 18 0 0 1-36 0ZM96 54h36a18 18 0 0 1-36 0Z" />
      <path
        className="line"
        {...lineStyle}
        d="M80 20v62M60 82h40M46 30h68M46 30 28 54M46 30l18 24M114 30 96 54M114 30l18 24"
      />
      <circle className="strong" cx="80" cy="22" r="6" />
    </>
  ),
  veiculos: (
    <>
      <path className="soft" d="M30 66V52l12-4 12-20h46l16 20 14 4v14Z" />
      <path className="line" {...lineStyle} d="M60 46l8-12h12v12ZM88 34h8l9 12H88Z" />
      <circle className="strong" cx="54" cy="68" r="10" />
      <circle className="strong" cx="108" cy="68" r="10" />
      <circle className="hole" cx="54" cy="68" r="4" />
      <circle className="hole" cx="108" cy="68" r="4" />
    </>
  ),
}
