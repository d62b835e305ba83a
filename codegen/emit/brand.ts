import type { Model } from '../compile/resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'
import { banner, type VirtualFile } from './virtual-file.ts'

const brandTypes = '@manifest/contract/brand.ts'

export const emitBrand = ({ brand: { brand } }: Model) =>
  sourceFile('brand.ts', [importTypes(brandTypes, ['Brand']), constant('brand', brand, 'Brand')])

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
  return `/* ${banner.slice(3)} */

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
  const text = icon.slice(declaration.length)
  return `${declaration}<!-- ${banner.slice(3)} -->\n${text.endsWith('\n') ? text : `${text}\n`}`
}
