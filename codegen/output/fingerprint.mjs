// @ts-check
// Plain JavaScript: it decides if codegen has to be loaded at all.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { codegenDigest, computeDigest, listCodegenFiles, listFilesBelow, root } from './digest.mjs'
import { readFileTimes } from './file-times.mjs'

/** @typedef {import('../folders.mjs').Folders} Folders */

/**
 * The last successful run: a digest of all files that it read and wrote, and the pages that it read. `times` is a digest
 * of the times of these files.
 * @typedef {{ digest: string, pageFiles: string[], times?: string }} State
 */

/**
 * Returns the last successful run if all files that it read and wrote have the same bytes. Returns
 * `undefined` otherwise, and if `CI` is set. Reads the bytes only if the times of a file differ from the last time.
 * @param {Folders} folders
 * @returns {{ pageFiles: string[], paths: string[] } | undefined}
 */
export const unchangedRun = (folders) =>
  attempt(() => {
    if (process.env.CI) return undefined
    /** @type {State} */
    const { digest, pageFiles, times } = JSON.parse(readFileSync(stateFile(folders), 'utf8'))
    const outputs = listFilesBelow(folders.outDir)
    const run = { pageFiles, paths: outputs.map((file) => outputPath(folders, file)).sort() }
    const found = attempt(() => readRunTimes(folders, pageFiles, outputs))
    if (found !== undefined && found.digest === times) return run
    const contents = outputs.map((file) => [outputPath(folders, file), readFileSync(file)]).sort(byPath)
    if (digest !== computeDigest([[inputsDigest(folders), pagesDigest(folders, pageFiles)], ...contents]))
      return undefined
    if (found?.areSettled) attempt(() => saveState(folders, { digest, pageFiles, times: found.digest }))
    return run
  })

/**
 * @param {Folders} folders
 * @param {string[]} pageFiles
 * @param {string[]} outputs
 */
function readRunTimes({ manifestDir, pagesDir }, pageFiles, outputs) {
  const pages = [pagesDir, ...pageFiles].map((path) => realpathSync.native(path))
  return readFileTimes([
    ...listCodegenFiles(),
    ...listFilesBelow(manifestDir),
    ...pages,
    ...pageFiles,
    ...outputs,
  ])
}

/** @type {(folders: Folders, file: string) => string} */
const outputPath = ({ outDir }, file) => file.slice(outDir.length + 1).replaceAll('\\', '/')

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
      const outputs = files.map(({ path, content }) => [path, content]).sort(byPath)
      saveState(folders, {
        digest: computeDigest([[before, pagesDigest(folders, pageFiles)], ...outputs]),
        pageFiles,
      })
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
  computeDigest([[codegen], ...listFilesBelow(manifestDir).map((file) => [file, readFileSync(file)])])

/**
 * Returns a digest of the pages and of their real paths, which symbolic links may change.
 * @param {Folders} folders
 * @param {string[]} pageFiles
 */
const pagesDigest = ({ pagesDir }, pageFiles) =>
  computeDigest([
    [realpathSync.native(pagesDir)],
    ...pageFiles.map((page) => [page, realpathSync.native(page), readFileSync(page)]),
  ])

/** @type {(one: (string | Buffer)[], other: (string | Buffer)[]) => number} */
const byPath = ([one = ''], [other = '']) => (one < other ? -1 : 1)

/**
 * @param {Folders} folders
 * @param {State} state
 */
function saveState(folders, state) {
  const file = stateFile(folders)
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  removeOldStates(dirname(file))
  writeFileSync(temporary, JSON.stringify(state))
  renameSync(temporary, file)
}

/** @param {Folders} folders */
function stateFile({ manifestDir, outDir, pagesDir }) {
  const name = computeDigest([
    [manifestDir, outDir],
    [pagesDir, root],
  ])
  return join(root, 'node_modules/.cache/averigua-codegen', `${name}.json`)
}

const maxStates = 200

/**
 * Removes half of many stored states, the oldest first. Newer ones may belong to runs that go on now.
 * @param {string} folder
 */
function removeOldStates(folder) {
  const names = readdirSync(folder)
  if (names.length <= maxStates) return
  const byAge = names
    .map((name) => join(folder, name))
    .map((file) => ({ file, age: -(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) }))
    .sort((one, other) => one.age - other.age)
  for (const { file } of byAge.slice(maxStates / 2)) rmSync(file, { force: true })
}
