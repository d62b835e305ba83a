// @ts-check
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codegenDigest, root } from '../output/codegen-digest.mjs'

const folder = join(root, 'node_modules/.cache/averigua-codegen-code')

/**
 * Loads codegen for callers that are plain JavaScript, as one bundle. The bundle is kept under the digest of its sources,
 * and made again if it is not whole or does not load. Nothing kept is read with `CI` set.
 * @param {{ mayKeep?: boolean }} [options]
 * @returns {Promise<typeof import('./entry.ts')>}
 */
export async function loadCodegen({ mayKeep = true } = {}) {
  process.setSourceMapsEnabled(true)
  const file = join(folder, `${codegenDigest()}.mjs`)
  if (mayKeep && !process.env.CI && (isWhole(file) || keep(file, await bundle()))) {
    // V8's code of the bundle and of ts-morph. The types are of Node 20; Node has it from 22.1.
    const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => void }} */ (module)
    enableCompileCache?.(join(folder, 'v8'))
    try {
      return await import(pathToFileURL(file).href)
    } catch {}
  }
  return importOnce(await bundle())
}

/** The bundle, but for ts-morph, which the printer loads. Its last line is the digest of what stands before. */
async function bundle() {
  const { build } = await import('esbuild')
  const place = join(root, 'codegen/load')
  const url = pathToFileURL(join(place, 'entry.ts')).href
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['codegen/load/entry.ts'],
    outfile: 'codegen.mjs',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: `import module_ from 'node:module'; const require = module_.createRequire('${url}')` },
    define: { 'import.meta.dirname': JSON.stringify(place), 'import.meta.url': JSON.stringify(url) },
    sourcemap: 'inline',
    sourceRoot: `${pathToFileURL(root).href}/`,
    sourcesContent: false,
    tsconfigRaw: '{}',
    logLevel: 'error',
  })
  const code = outputFiles[0]?.text ?? ''
  return Buffer.from(`${code}//${digestOf(code)}`)
}

/** @param {string | Buffer} code */
const digestOf = (code) => createHash('sha256').update(code).digest('hex')

/** @param {string} file */
function isWhole(file) {
  try {
    const kept = readFileSync(file)
    return kept.toString('latin1', kept.length - 64) === digestOf(kept.subarray(0, -66))
  } catch {
    return false
  }
}

/**
 * Keeps a bundle in place of all others; returns false where that fails.
 * @param {string} file
 * @param {Buffer} code
 */
function keep(file, code) {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, code)
    renameSync(`${file}.${process.pid}`, file)
    return true
  } catch {
    return false
  }
}

/** @param {Buffer} code */
async function importOnce(code) {
  const temporary = mkdtempSync(join(tmpdir(), 'averigua-codegen-'))
  try {
    writeFileSync(join(temporary, 'codegen.mjs'), code)
    return await import(pathToFileURL(join(temporary, 'codegen.mjs')).href)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
