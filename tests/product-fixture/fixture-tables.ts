import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

const fixture = 'tests/product-fixture'

const ownParts = join(root, 'manifest/product')

/** The fixture product has no own kinds and blocks. */
const fixtureParts = join(root, 'tests/product-fixture/own')

/**
 * Resolves the modules of `src/generated`, and the lists of own kinds and blocks, to those of the fixture product. Engine
 * tests must not know the product.
 */
export const fixtureTables = (): Plugin => ({
  name: 'tests:fixture-tables',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/generated\/|product\/(?:kinds|blocks)\b/.test(source)) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    const id = resolved?.id ?? root
    if (id === join(ownParts, 'kinds.ts') || id === join(ownParts, 'blocks.ts'))
      return join(fixtureParts, relative(ownParts, id))
    const path = relative(join(root, 'src/generated'), id)
    return path.startsWith('..') ? null : join(root, fixture, 'generated', path)
  },
})

/** Generates the code of the fixture product, once before all tests. */
export default function generateFixture() {
  const folders = ['--manifest', `${fixture}/manifest`, '--out', `${fixture}/generated`]
  execFileSync('node', ['codegen/cli/launch.mjs', ...folders], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
