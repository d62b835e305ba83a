// @ts-check
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codegenDigest, computeDigest, root } from '../output/fingerprint.mjs'

const caches = join(root, 'node_modules/.cache')

/**
 * Loads codegen. If `CI` is set, the cache is not used.
 * @param {{ useCache?: boolean }} [options]
 * @returns {Promise<typeof import('./entry.ts')>}
 */
export const loadCodegen = ({ useCache = true } = {}) =>
  loadBundle('codegen/load/entry.ts', join(caches, 'averigua-codegen-code'), useCache)

/**
 * Loads the requests of the studio, which the command line does not need.
 * @returns {Promise<typeof import('../authoring/studio/requests.ts')>}
 */
export const loadStudio = () =>
  loadBundle('codegen/authoring/studio/requests.ts', join(caches, 'averigua-studio-code'), true)

/**
 * Loads an entry as one bundle, which is cached under the digest of codegen's sources. A damaged bundle is made
 * again.
 * @param {string} entry
 * @param {string} cacheFolder
 * @param {boolean} useCache
 */
async function loadBundle(entry, cacheFolder, useCache) {
  process.setSourceMapsEnabled(true)
  const digest = codegenDigest()
  const file = join(cacheFolder, `${digest}.mjs`)
  if (
    useCache &&
    !process.env.CI &&
    (isCompleteBundle(file) || writeBundle(file, await bundle(entry, digest)))
  ) {
    // @ts-expect-error: V8's code cache. The types are of Node 20; Node has it from 22.1.
    module.enableCompileCache?.(join(cacheFolder, 'v8'))
    try {
      return await import(pathToFileURL(file).href)
    } catch {}
  }
  return importTemporary(await bundle(entry, digest))
}

/**
 * Bundles codegen without ts-morph, which the print worker loads. The last line is the digest of the code
 * before it.
 * @param {string} entry
 * @param {string} digest of codegen's sources
 */
async function bundle(entry, digest) {
  const { build } = await import('esbuild')
  // In the bundle every module has this folder and this URL.
  const loadFolder = join(root, 'codegen/load')
  const url = pathToFileURL(join(loadFolder, 'entry.ts')).href
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: { js: `import module_ from 'node:module'; const require = module_.createRequire('${url}')` },
    define: {
      'import.meta.dirname': JSON.stringify(loadFolder),
      'import.meta.url': JSON.stringify(url),
      'process.env.CODEGEN_DIGEST': JSON.stringify(digest),
    },
    minifyWhitespace: true,
    sourcemap: 'inline',
    sourceRoot: `${pathToFileURL(root).href}/`,
    sourcesContent: false,
  })
  const code = outputFiles[0]?.text ?? ''
  return Buffer.from(`${code}//${computeDigest([code])}`)
}

/** @param {string} file */
function isCompleteBundle(file) {
  try {
    const cached = readFileSync(file)
    return cached.toString('latin1', cached.length - 40) === computeDigest([cached.subarray(0, -42)])
  } catch {
    return false
  }
}

/**
 * @type {(file: string, code: Buffer) => boolean} Replaces all cached bundles of its folder. Returns false if
 * it cannot write.
 */
function writeBundle(file, code) {
  const cacheFolder = dirname(file)
  try {
    rmSync(cacheFolder, { recursive: true, force: true })
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, code)
    renameSync(`${file}.${process.pid}`, file)
    return true
  } catch {
    return false
  }
}

/** @param {Buffer} code */
async function importTemporary(code) {
  const file = join(tmpdir(), `averigua-codegen-${randomUUID()}.mjs`)
  try {
    writeFileSync(file, code, { flag: 'wx', mode: 0o600 })
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file, { force: true })
  }
}
