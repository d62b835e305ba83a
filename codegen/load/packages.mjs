// @ts-check
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { digestOf } from '../output/digest.mjs'
import { packagesDigest } from './bundle.mjs'
import { compile } from './compile.mjs'

/** TypeScript inside them is most of what a run compiles. */
const compiledHere = /[\\/]node_modules[\\/](?:ts-morph|@ts-morph[\\/]common)[\\/]/

/**
 * What loads packages for the modules of codegen: as Node does, but ts-morph from kept code. `keepers` keep the code of what
 * has been loaded that way.
 */
export function packageLoader() {
  /** @type {Map<string, { exports: unknown }>} */
  const modules = new Map()
  /** @type {(() => void)[]} */
  const keepers = []
  /** @type {string | undefined} */
  let installed

  /** @param {string} from */
  const requireFrom = (from) => {
    const require = createRequire(from)
    return (/** @type {string} */ id) => {
      const file = require.resolve(id)
      return compiledHere.test(file) ? load(file).exports : require(id)
    }
  }

  /** @param {string} file */
  const load = (file) => {
    const known = modules.get(file)
    if (known) return known
    const module = { exports: {} }
    modules.set(file, module)
    installed ??= packagesDigest()
    const { size, mtimeMs } = statSync(file)
    const key = digestOf([[process.version, installed, file, `${size} ${mtimeMs}`]])
    const { factory, keepCode } = compile({
      name: `${basename(file)}.code`,
      key,
      file,
      code: readFileSync(file, 'utf8'),
    })
    keepers.push(keepCode)
    factory(module.exports, requireFrom(file), module, file, dirname(file))
    return module
  }

  return { requireFrom, keepers }
}
