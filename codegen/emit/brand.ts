import type { Model } from '../compile/resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'
import { banner, type VirtualFile } from './virtual-file.ts'

const brandTypes = '@manifest/contract/brand.ts'

export const emitBrand = ({ brand: { brand } }: Model) =>
  sourceFile('brand.ts', [importTypes(brandTypes, ['Brand']), constant('brand', brand, 'Brand')])

/** Emits the colours of charts, which public screens do not load. */
export const emitChartColors = ({ brand: { charts } }: Model) =>
  sourceFile('chart-colors.ts', [importTypes(brandTypes, ['Charts']), constant('charts', charts, 'Charts')])

/** Emits the drawings of the public screens, which no other screen loads. */
export const emitLoginArt = ({ brand: { loginArt } }: Model) =>
  sourceFile('login-art.ts', [
    importTypes(brandTypes, ['LoginArt']),
    constant('loginArt', loginArt, 'LoginArt'),
  ])

/** Emits what the page shows before scripts load: the icon, the font and the colours of the loading view. */
export const emitBrandFiles = (model: Model): VirtualFile[] => [
  { path: 'brand.css', content: brandCss(model) },
  { path: 'icon.svg', content: iconSvg(model) },
]

function brandCss({ brand: { brand, font } }: Model): string {
  const { light, dark } = brand.primary
  const face =
    font &&
    `
@font-face {
  font-family: "${font.family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${font.weights};
  src: url("@brand/${font.file}") format("woff2");
}
`
  return `/* ${banner} */

body {
  --brand-solid: ${dark.solid.toLowerCase()};
}

body.light {
  --brand-solid: ${light.solid.toLowerCase()};
}
${face ?? ''}`
}

/** The comment follows the declaration, which only the first line of an XML file may have. */
function iconSvg({ brand: { icon } }: Model): string {
  const [declaration = ''] = /^<\?xml[^>]*\?>\s*/.exec(icon) ?? []
  const text = icon.slice(declaration.length).replace(/\s*\n\s*\n|[ \t]*\r?\n/g, '\n')
  return `${declaration}<!-- ${banner} -->\n${text.trim()}\n`
}
