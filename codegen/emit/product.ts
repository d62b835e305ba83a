import { productBlocks } from '../../manifest/product/blocks.ts'
import { productKinds } from '../../manifest/product/kinds.ts'
import { Code } from './literal.ts'
import { structuredFile } from './source-file.ts'
import { importDefault, importingConstant } from './statements.ts'

const kinds = Object.keys(productKinds)
const blocks = Object.keys(productBlocks)

/** Emits the controls of the product's own kinds. The engine reads them here and never imports `src/product`. */
export const emitProductControls = () => registryFile('controls', kinds, (kind) => `kinds/${kind}`)

/** Emits the views of the product's own blocks. */
export const emitProductViews = () => registryFile('views', blocks, (block) => `blocks/${block}/view`)

/** Emits the texts of the product's own blocks, which files and comparisons load without the views. */
export const emitProductTexts = () => registryFile('texts', blocks, (block) => `blocks/${block}/text`)

function registryFile(
  part: 'controls' | 'views' | 'texts',
  names: string[],
  findModule: (name: string) => string,
) {
  const constantName = `product${part.charAt(0).toUpperCase()}${part.slice(1)}`
  return structuredFile(`product/${part}.ts`, [
    ...names.map((name) => importDefault(`@/product/${findModule(name)}`, name)),
    importingConstant(
      constantName,
      Object.fromEntries(names.map((name) => [name, new Code(name)])),
      'object',
    ),
  ])
}
