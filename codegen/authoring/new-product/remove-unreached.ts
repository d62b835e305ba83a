import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const isTest = (file: string) => /\.(?:test|spec|shot)\.tsx?$|\.config\.ts$/.test(file)

/** Files outside of `tests/` that run or import files of it. */
const outside = ['package.json', 'vite.config.ts', 'knip.json']

/**
 * Removes the files of `tests/` that no test needs: support of removed tests. A file is needed if a needed file imports
 * it or names its path.
 */
export function removeUnreached(root: string): void {
  const files = listFiles(root, 'tests')
  const needed = new Set([...outside, ...files.filter(isTest)])
  const unknown = new Set(files.filter((file) => !needed.has(file)))
  // A set also visits what is added meanwhile.
  for (const file of needed)
    for (const target of listNamed(root, file, unknown)) {
      unknown.delete(target)
      needed.add(target)
    }
  for (const file of unknown) rmSync(join(root, file))
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
}

/** Lists the files among `candidates` that a file names, by a relative path or by the path from the root. */
function listNamed(root: string, file: string, candidates: ReadonlySet<string>): string[] {
  if (!existsSync(join(root, file)) || !/\.(?:[cm]?[jt]sx?|json)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const names = Array.from(text.matchAll(/['"`]([\w./-]+)['"`]/g), ([, name = '']) => name)
  const relatives = names.map((name) => join(dirname(file), name))
  const found = [...relatives, ...names].filter((name) => candidates.has(name))
  const commands = Array.from(text.matchAll(/tests\/[\w./-]+/g), ([name]) => name)
  const folders = [...relatives, ...names].filter(
    (name) => name.startsWith('tests/') && name.split('/').length > 2,
  )
  // A word alone names only a folder of data: 'gateway' is also a source.
  const words = names.filter((name) => !name.includes('/')).map((name) => join(dirname(file), name))
  // Golden files, as in `golden/${name}.txt`.
  const goldenFolders = Array.from(text.matchAll(/`([\w./-]+)\/\$\{[^`]+\.txt`/g), ([, name = '']) =>
    join(dirname(file), name),
  )
  const inFolders = [...candidates].filter((one) =>
    [...folders, ...goldenFolders].some(
      (folder) => one.startsWith(`${folder}/`) && !(words.includes(folder) && /\.tsx?$/.test(one)),
    ),
  )
  return [...found, ...inFolders, ...commands.filter((name) => candidates.has(name))]
}
