// @ts-check
import { Script } from 'node:vm'
import { keep, kept } from './kept-files.mjs'

/** @typedef {(exports: unknown, require: (id: string) => unknown, module: { exports: unknown }, file: string, folder: string) => void} Factory */

/**
 * Compiles a CommonJS module, from V8's own code of an earlier run where that is kept under the key. `keepCode` keeps it:
 * to be called late, when the functions that a run needs have been compiled.
 * @param {{ name: string, key: string, file: string, code: string }} source `file` is what a stack shows.
 * @returns {{ factory: Factory, keepCode: () => void }}
 */
export function compile({ name, key, file, code }) {
  const cachedData = kept(name, key)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {\n${code}\n})`, {
    filename: file,
    lineOffset: -1,
    ...(cachedData && { cachedData }),
  })
  const isKept = cachedData && !script.cachedDataRejected
  return {
    factory: script.runInThisContext(),
    keepCode() {
      if (!isKept) keep(name, key, script.createCachedData())
    },
  }
}
