// @ts-check
// Plain JavaScript: it decides whether a compiler has to be loaded at all.
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
import { dirname, join, resolve } from 'node:path'
import { digestOf, filesBelow } from './digest.mjs'
import { haveSameContents, knowsMore, readFiles } from './known-files.mjs'

/**
 * Absolute paths of the manifest, of the output and of the folder that serves as `src`.
 * @typedef {{ manifestDir: string, outDir: string, pagesDir: string }} Folders
 */

/** @typedef {import('./known-files.mjs').KnownFiles} KnownFiles */

/**
 * Input and output of the last successful run, by absolute paths. `pages` are the files that it read outside the
 * manifest, `links` where they and their folder really are, `paths` the output as paths in its folder.
 * @typedef {{ inputs: KnownFiles, outputs: KnownFiles, links: string[], pages: string[], paths: string[] }} State
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
    const inputs = readInputs(folders, state.pages, state.inputs)
    const outputs = readFiles(filesBelow(folders.outDir), state.outputs)
    const isSame =
      haveSameContents(inputs, state.inputs) &&
      haveSameContents(outputs, state.outputs) &&
      linksOf(folders, state.pages).every((link, index) => link === state.links[index])
    if (!isSame) return undefined
    if (knowsMore(inputs, state.inputs) || knowsMore(outputs, state.outputs))
      attempt(() => saveState(folders, { ...state, inputs, outputs }))
    return state
  })

/**
 * To be called when a run begins; the function it returns stores the run when it ends successfully. Nothing is
 * stored when an input changed meanwhile.
 * @param {Folders} folders
 * @returns {(run: { pages: string[], files: { path: string, content: string }[] }) => void}
 */
export function beginRun(folders) {
  const startedAt = Date.now()
  const before = attempt(() => readInputs(folders, []))
  return ({ pages, files }) =>
    attempt(() => {
      const isSettled = pages.every((page) => statSync(page).mtimeMs < startedAt)
      if (!isSettled || !before || !haveSameContents(before, readInputs(folders, [], before))) return
      const paths = files.map(({ path }) => path).sort()
      saveState(folders, {
        inputs: readInputs(folders, pages, before),
        // Without stamps: whether the folder still holds what was written to it is seen when it is read.
        outputs: Object.fromEntries(
          files.map(({ path, content }) => [join(folders.outDir, path), [digestOf([[content]]), '']]),
        ),
        links: linksOf(folders, pages),
        pages,
        paths,
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
 * All that decides the output: manifest, codegen, grammar, dependencies and pages.
 * @param {Folders} folders
 * @param {string[]} pages
 * @param {KnownFiles} [known]
 */
function readInputs({ manifestDir }, pages, known) {
  const folders = [
    manifestDir,
    join(root, 'codegen'),
    join(root, 'manifest/schema'),
    join(root, 'manifest/contract'),
  ]
  const files = folders.flatMap((folder) => filesBelow(folder))
  return readFiles([...files, join(root, 'package-lock.json'), ...pages], known)
}

/**
 * Where the pages and their folder really are.
 * @param {Folders} folders
 * @param {string[]} pages
 */
const linksOf = ({ pagesDir }, pages) => [pagesDir, ...pages].map((path) => realpathSync.native(path))

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
  const name = digestOf([
    [manifestDir, outDir],
    [pagesDir, root],
  ])
  return join(root, 'node_modules/.cache/averigua-codegen', `${name}.json`)
}

const mostStates = 200

/**
 * States of folders that no longer exist would pile up: half of many go, the oldest ones, since of the others some run
 * may just have been stored.
 * @param {string} folder
 */
function removeOldStates(folder) {
  const names = readdirSync(folder)
  if (names.length <= mostStates) return
  const byAge = names
    .map((name) => join(folder, name))
    .map((file) => ({ file, age: -(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) }))
    .sort((one, other) => one.age - other.age)
  for (const { file } of byAge.slice(mostStates / 2)) rmSync(file, { force: true })
}
