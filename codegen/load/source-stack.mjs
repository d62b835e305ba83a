// @ts-check
import { SourceMap } from 'node:module'

/** What V8 calls the bundle, which is no file. */
export const bundleName = 'codegen-bundle.cjs'

const place = /codegen-bundle\.cjs:(\d+):(\d+)/

/**
 * Has stacks name the places in the sources of the bundle. Node's own support of source maps knows nothing of a
 * `vm.Script`.
 * @param {() => string | undefined} readMap
 */
export function nameSources(readMap) {
  /** @type {SourceMap | undefined} */
  let map
  /** @type {(bundled: string, line: string, column: string) => string} */
  const sourceOf = (bundled, line, column) => {
    map ??= mapOf(readMap())
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return bundled
    return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
  }
  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames.map((frame) => `    at ${String(frame).replace(place, sourceOf)}`)].join('\n')
}

/** @param {string | undefined} text */
const mapOf = (text) => (text === undefined ? undefined : new SourceMap(JSON.parse(text)))
