// @ts-check
// Plain JavaScript: it decides whether a compiler has to be loaded at all.
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
import { dirname, join, resolve } from 'node:path'
import { digestOf, digestOfFolder, filesBelow } from './digest.mjs'

/**
 * Absolute paths of the manifest, of the output and of the folder that serves as `src`.
 * @typedef {{ manifestDir: string, outDir: string, pagesDir: string }} Folders
 */

/**
 * Input and output of the last successful run, as digests. `pages` are the files that it read outside the manifest.
 * @typedef {{ inputs: string, outputs: string, pages: string[], paths: string[] }} State
 */

const root = join(import.meta.dirname, '../..')

/**
 * @param {{ manifest?: string | undefined, out?: string | undefined, pages?: string | undefined }} named
 * @param {string} cwd
 * @returns {Folders}
 */
export const foldersOf = ({ manifest = 'manifest', out = 'src/generated', pages = 'src' }, cwd) => ({
  manifestDir: resolve(cwd, manifest),
  outDir: resolve(cwd, out),
  pagesDir: resolve(cwd, pages),
})

/**
 * The last successful run, when neither what it emitted nor anything that it depends on has changed since;
 * `undefined` when that is not certain.
 * @param {Folders} folders
 * @returns {State | undefined}
 */
export const unchangedRun = (folders) =>
  attempt(() => {
    /** @type {State} */
    const state = JSON.parse(readFileSync(stateFile(folders), 'utf8'))
    const isSame =
      state.inputs === inputsDigest(folders, state.pages) && state.outputs === digestOfFolder(folders.outDir)
    return isSame ? state : undefined
  })

/**
 * To be called when a run begins; the function it returns stores the run when it ends successfully. Nothing is
 * stored when an input changed meanwhile.
 * @param {Folders} folders
 * @returns {(run: { pages: string[], files: { path: string, content: string }[] }) => void}
 */
export function beginRun(folders) {
  const startedAt = Date.now()
  const before = attempt(() => inputsDigest(folders, []))
  return ({ pages, files }) =>
    attempt(() => {
      const isSettled = pages.every((page) => statSync(page).mtimeMs < startedAt)
      if (!isSettled || before !== inputsDigest(folders, [])) return
      const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
      saveState(folders, {
        inputs: inputsDigest(folders, pages),
        outputs: digestOf(sorted.map(({ path, content }) => [path, content])),
        pages,
        paths: sorted.map(({ path }) => path),
      })
    })
}

/**
 * The result; `undefined` when it fails. The stored state is only a cache: without it a run does its work.
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
 * A digest of all that decides the output: manifest, codegen, grammar, dependencies and pages.
 * @param {Folders} folders
 * @param {string[]} pages
 */
function inputsDigest({ manifestDir, pagesDir }, pages) {
  const folders = [
    manifestDir,
    join(root, 'codegen'),
    join(root, 'manifest/schema'),
    join(root, 'manifest/contract'),
  ]
  const files = [
    ...folders.flatMap((folder) => filesBelow(folder)),
    join(root, 'package-lock.json'),
    ...pages,
  ]
  return digestOf([
    ...files.map((file) => [file, readFileSync(file)]),
    ...pages.map((page) => [page, realpathSync(page)]),
    ['pages', realpathSync(pagesDir)],
  ])
}

/**
 * @param {Folders} folders
 * @param {State} state
 */
function saveState(folders, state) {
  const file = stateFile(folders)
  const temporary = `${file}.${process.pid}`
  // States of folders that no longer exist would pile up.
  if (existsSync(dirname(file)) && readdirSync(dirname(file)).length > 200)
    rmSync(dirname(file), { recursive: true, force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, JSON.stringify(state))
  renameSync(temporary, file)
}

/** @param {Folders} folders */
function stateFile({ manifestDir, outDir, pagesDir }) {
  const name = digestOf([
    [manifestDir, outDir],
    [pagesDir, root],
  ])
  return join(root, 'node_modules/.cache/averigua-codegen', `${name}.json`)
}
