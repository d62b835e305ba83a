import type { Drawing } from '../../../manifest/contract/brand.ts'

const readInitial = (product: string) => ([...product.trim()][0] ?? '').toLocaleUpperCase('pt-BR')

/** The initial of a product without a drawing, as a letter cut out of a square in the text colour. */
export const initialDrawing = (product: string): Drawing => ({
  viewBox: '0 0 24 24',
  attributes: {},
  children: [
    ['rect', { x: '1', y: '1', width: '22', height: '22', rx: '6', fill: 'currentColor' }],
    [
      'text',
      {
        x: '12',
        y: '12.5',
        fill: 'var(--av-colors-bg-panel)',
        fontSize: '14',
        fontWeight: '700',
        textAnchor: 'middle',
        dominantBaseline: 'central',
      },
      [readInitial(product)],
    ],
  ],
})

/** The same as a file of its own, in the brand's colours. */
export function initialSvg(
  product: string,
  { solid, contrast }: { solid: string; contrast: string },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <rect x="1" y="1" width="22" height="22" rx="6" fill="${solid}"/>
  <text x="12" y="12.5" fill="${contrast}" font-family="system-ui, sans-serif" font-size="14" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(readInitial(product))}</text>
</svg>
`
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
