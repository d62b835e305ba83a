// @ts-check
import { dirname, join } from 'node:path'
import { bundle } from './bundle.mjs'
import { compile } from './compile.mjs'
import { packageLoader } from './packages.mjs'
import { bundleName, nameSources } from './source-stack.mjs'

const entry = 'codegen/cli/main.ts'

/**
 * What `main.ts` exports, for plain JavaScript: from the second run on, nothing is transpiled or compiled any more.
 * `keepCode`, to be called when a run is over, sees to that.
 * @returns {Promise<typeof import('../cli/main.ts') & { keepCode: () => void }>}
 */
export async function loadCodegen() {
  const { key, code, map } = await bundle(entry)
  nameSources(map)
  const { requireFrom, keepers } = packageLoader()
  const { factory, keepCode } = compile({ name: 'codegen.code', key, file: bundleName, code })
  const file = join(import.meta.dirname, '../..', entry)
  const module = { exports: /** @type {typeof import('../cli/main.ts')} */ ({}) }
  factory(module.exports, requireFrom(file), module, file, dirname(file))
  return {
    ...module.exports,
    keepCode() {
      // Only a run that came to ts-morph has used all that runs use.
      if (keepers.length > 0) for (const keep of [keepCode, ...keepers]) keep()
    },
  }
}
