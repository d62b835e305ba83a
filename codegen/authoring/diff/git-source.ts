import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isDrawing, type ManifestFiles, selectYamlFiles } from '../../compile/read/manifest-files.ts'

/** Git cannot provide the manifest of a revision. The message is in Portuguese. */
export class RevisionError extends Error {}

const maxOutputBytes = 512 * 1024 * 1024

/**
 * Returns the files of a manifest folder at a git revision. One process reads them all.
 *
 * @throws RevisionError
 */
export function readGitFiles(manifestDir: string, revision: string): ManifestFiles {
  if (revision === '' || revision.startsWith('-'))
    throw new RevisionError(`"${revision}" não é uma revisão do git`)
  if (!existsSync(manifestDir)) throw new RevisionError('A pasta do manifesto não existe')
  if (runGit(manifestDir, ['rev-parse', '--is-inside-work-tree']) === undefined)
    throw new RevisionError('A pasta do manifesto não está num repositório do git: não há com que comparar')
  const commit = runGit(manifestDir, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ])
  if (commit === undefined)
    throw new RevisionError(
      `O git não conhece a revisão ${revision}\n  dica: num clone sem a história toda, rode git fetch --unshallow`,
    )
  const files = listFiles(manifestDir, commit.toString().trim())
  if (files.size === 0) throw new RevisionError(`Na revisão ${revision} não há manifesto nesta pasta`)
  return createManifestFiles(manifestDir, files)
}

type GitFile = { id: string; size: number }

/** Lists files by name relative to the folder: git lists the folder it runs in. */
function listFiles(folder: string, commit: string): Map<string, GitFile> {
  const list = runGit(folder, ['ls-tree', '-r', '-z', '--long', commit])?.toString() ?? ''
  return new Map(
    list.split('\0').flatMap((entry): [string, GitFile][] => {
      const [, id = '', size, name = ''] = /^100\d+ blob (\S+) +(\d+)\t(.*)$/s.exec(entry) ?? []
      return size === undefined ? [] : [[name, { id, size: Number(size) }]]
    }),
  )
}

function createManifestFiles(folder: string, files: Map<string, GitFile>): ManifestFiles {
  const names = [
    ...selectYamlFiles([...files.keys()]).map(({ name }) => name),
    ...[...files.keys()].filter(isDrawing),
  ]
  const texts = readBlobs(
    folder,
    names.map((name) => files.get(name)?.id ?? ''),
  )
  const bytes = new Map(names.map((name, index) => [name, texts[index] ?? new Uint8Array()]))
  return {
    names: () => [...files.keys()],
    size: (name) => files.get(name)?.size ?? 0,
    bytes: (name) => bytes.get(name) ?? new Uint8Array(),
  }
}

/**
 * Reads git objects in the order of `ids`. In git's output a header line that ends in the size precedes each
 * object.
 */
function readBlobs(folder: string, ids: string[]): Uint8Array[] {
  const answer =
    runGit(folder, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join('')) ?? Buffer.alloc(0)
  let at = 0
  return ids.map(() => {
    const start = answer.indexOf('\n', at) + 1
    const size = Number(answer.toString('latin1', at, start).split(' ')[2])
    at = start + size + 1
    return answer.subarray(start, start + size)
  })
}

const hookVariables = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'])

/** Returns the environment without the variables of a git hook: the manifest's folder selects the repository. */
export const removeHookVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.has(name)))

/** Returns git's output, or `undefined` if it fails. No shell is used. */
function runGit(folder: string, args: string[], input = ''): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env: removeHookVariables(),
      input,
      maxBuffer: maxOutputBytes,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new RevisionError('O git não está instalado')
    return undefined
  }
}
