import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

const fixture = 'tests/product-fixture'

/** Resolves the modules of `src/generated` to those of the fixture product. Engine tests must not know the shipped product. */
export const fixtureTables = (): Plugin => ({
  name: 'tests:fixture-tables',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.includes('generated/')) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    const path = relative(join(root, 'src/generated'), resolved?.id ?? root)
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
