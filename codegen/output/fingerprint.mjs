// @ts-check
// Plain JavaScript: it decides if codegen has to be loaded at all.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, sep } from 'node:path'

/** @typedef {import('../folders.mjs').Folders} Folders */

/**
 * The last successful run: a digest of all files that it read and wrote, and the pages that it read.
 * @typedef {{ digest: string, pageFiles: string[] }} State
 */

export const root = join(import.meta.dirname, '../..')

const stateFolder = join(root, 'node_modules/.cache/averigua-codegen')

/**
 * Returns the last successful run if all files that it read and wrote have the same bytes. Returns
 * `undefined` otherwise, and if `CI` is set.
 * @param {Folders} folders
 * @returns {{ pageFiles: string[], paths: string[] } | undefined}
 */
export const unchangedRun = (folders) =>
  attempt(() => {
    if (process.env.CI) return undefined
    /** @type {State} */
    const { digest, pageFiles } = JSON.parse(readFileSync(stateFile(folders), 'utf8'))
    const outputs = listFilesBelow(folders.outDir).map((file) => {
      return {
        path: file.slice(folders.outDir.length + 1).replaceAll('\\', '/'),
        content: readFileSync(file),
      }
    })
    if (digest !== runDigest(inputsDigest(folders), folders, pageFiles, outputs)) return undefined
    return { pageFiles, paths: outputs.map(({ path }) => path).sort() }
  })

/**
 * The digest of the code that runs: a process keeps the code that it loaded, also while a developer changes the files.
 * `load-codegen.mjs` writes it into the bundle.
 */
let runningCode = process.env.CODEGEN_DIGEST

/**
 * Call it when a run begins. The returned function stores the successful run, unless an input changed since.
 * @param {Folders} folders
 * @returns {(run: { pageFiles: string[], files: { path: string, content: string }[] }) => void}
 */
export function beginRun(folders) {
  const startedAt = Date.now()
  runningCode ??= attempt(codegenDigest)
  const before = attempt(() => inputsDigest(folders, runningCode))
  return ({ pageFiles, files }) =>
    attempt(() => {
      const isSettled = pageFiles.every((page) => statSync(page).mtimeMs < startedAt)
      if (!isSettled || before === undefined || before !== inputsDigest(folders, runningCode)) return
      saveState(folders, { digest: runDigest(before, folders, pageFiles, files), pageFiles })
    })
}

/**
 * Returns `undefined` if the action fails. The state is only a cache: without it codegen generates again.
 * @template Result
 * @param {() => Result} action
 */
function attempt(action) {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * @param {Folders} folders
 * @param {string} [codegen]
 */
const inputsDigest = ({ manifestDir }, codegen = codegenDigest()) =>
  computeDigest([codegen, ...readFiles(listFilesBelow(manifestDir))])

/**
 * Pages count with their real paths, which symbolic links may change.
 * @param {string} inputs
 * @param {Folders} folders
 * @param {string[]} pageFiles
 * @param {{ path: string, content: string | Buffer }[]} outputs
 */
function runDigest(inputs, { pagesDir }, pageFiles, outputs) {
  const pages = [pagesDir, ...pageFiles].map((path) => realpathSync.native(path))
  const sorted = [...outputs].sort((one, other) => (one.path < other.path ? -1 : 1))
  const written = sorted.flatMap(({ path, content }) => [path, content])
  return computeDigest([inputs, ...pages, ...readFiles(pageFiles), ...written])
}

const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * Stores a run, and removes what no run has stored for a month: each folder that tests or tools generate leaves a file.
 * @param {Folders} folders
 * @param {State} state
 */
function saveState(folders, state) {
  const file = stateFile(folders)
  mkdirSync(stateFolder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(state))
  renameSync(`${file}.${process.pid}`, file)
  for (const name of readdirSync(stateFolder)) {
    const stored = join(stateFolder, name)
    if (statSync(stored).mtimeMs < Date.now() - keptMs) rmSync(stored, { force: true })
  }
}

/** @param {Folders} folders */
const stateFile = ({ manifestDir, outDir, pagesDir }) =>
  join(stateFolder, `${computeDigest([manifestDir, outDir, pagesDir, root])}.json`)

/**
 * Returns a digest of texts and bytes. Their order matters.
 * @param {(string | Buffer)[]} parts
 */
export function computeDigest(parts) {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * Returns the digest of codegen without `codegen/build`, which no bundle contains, of the manifest's code, and of the
 * lists of its packages.
 */
export function codegenDigest() {
  const sources = [
    ...listFilesBelow(join(root, 'codegen')).filter((file) => !file.startsWith(join(root, 'codegen/build'))),
    ...listFilesBelow(join(root, 'manifest')).filter((file) => file.endsWith('.ts')),
  ]
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(root, file))
  return computeDigest(readFiles([...sources, ...packages.filter(existsSync)]))
}

/** @param {string[]} files */
const readFiles = (files) => files.flatMap((file) => [file, readFileSync(file)])

/**
 * Returns the absolute paths of all files below a folder. Links are not followed.
 * @param {string} folder
 * @returns {string[]}
 */
function listFilesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + sep + entry.name
    return entry.isDirectory() ? listFilesBelow(path) : [path]
  })
}
