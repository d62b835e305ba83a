// @ts-check
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { digestOf, filesBelow } from '../output/digest.mjs'
import { keep, kept } from './kept-files.mjs'
import { packagesDigest } from './packages-digest.mjs'

const root = join(import.meta.dirname, '../..')
const bundled = ['codegen', 'manifest/schema', 'manifest/contract']

/**
 * An entry of codegen and all that it imports but ts-morph as one CommonJS module, with its source map. It is kept under
 * a digest of everything that is in it.
 * @param {string} entry Relative to the project, as are the sources of the map.
 * @returns {Promise<{ key: string, code: string, map: () => string | undefined }>}
 */
export async function bundle(entry) {
  const key = digestOf([[packagesDigest(), entry], ...sources()])
  const name = basename(entry)
  const map = () => kept(`${name}.map`, key)?.toString()
  // What is ASCII is read fastest as such.
  const code = kept(`${name}.cjs`, key)?.toString('latin1')
  if (code !== undefined) return { key, code, map }
  const { buildBundle } = await import('./build-bundle.mjs')
  const built = buildBundle(root, entry, ['ts-morph'])
  keep(`${name}.map`, key, built.map)
  keep(`${name}.cjs`, key, built.code)
  return { key, code: built.code, map: () => built.map }
}

const sources = () =>
  bundled
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => [file.slice(root.length).replaceAll('\\', '/'), readFileSync(file)])
