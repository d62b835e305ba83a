// @ts-check
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { bundle } from './bundle.mjs'
import { compile } from './compile.mjs'
import { bundleName, nameSources } from './source-stack.mjs'

/**
 * What an entry of codegen exports, for whom only plain JavaScript is there: from the second run on, nothing is transpiled or
 * compiled any more. `keepCode`, to be called when a run has written its files, sees to that.
 * @template Exports
 * @param {string} entry Relative to the project.
 * @returns {Promise<Exports & { keepCode: () => void }>}
 */
export async function loadCodegen(entry) {
  const { key, code, map } = await bundle(entry)
  nameSources(map)
  const { factory, keepCode } = compile({ name: `${basename(entry)}.code`, key, file: bundleName, code })
  // What names its place in the project does so from two folders deep.
  const file = join(import.meta.dirname, basename(entry))
  const module = { exports: /** @type {Exports} */ ({}) }
  factory(module.exports, createRequire(file), module, file, dirname(file))
  return { ...module.exports, keepCode }
}
