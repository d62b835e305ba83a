import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type ManifestSource, manifestFiles } from '../../read/manifest-source.ts'

/** Git cannot give the manifest of a revision: the message says why, in Portuguese. */
export class RevisionError extends Error {}

const maxOutputBytes = 512 * 1024 * 1024

/**
 * The files of a manifest's folder as they were in a revision of the git repository that it is in. All are read by one
 * process.
 *
 * @throws RevisionError
 */
export function createGitSource(manifestDir: string, revision: string): ManifestSource {
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
  return createManifestSource(manifestDir, files)
}

type GitFile = { id: string; size: number }

/** The files below a folder by their names in it: git lists those of the folder that it runs in. */
function listFiles(folder: string, commit: string): Map<string, GitFile> {
  const list = runGit(folder, ['ls-tree', '-r', '-z', '--long', commit])?.toString() ?? ''
  return new Map(
    list.split('\0').flatMap((entry): [string, GitFile][] => {
      const [, id = '', size, name = ''] = /^100\d+ blob (\S+) +(\d+)\t(.*)$/s.exec(entry) ?? []
      return size === undefined ? [] : [[name, { id, size: Number(size) }]]
    }),
  )
}

function createManifestSource(folder: string, files: Map<string, GitFile>): ManifestSource {
  const names = manifestFiles([...files.keys()]).map(({ name }) => name)
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

/** The contents of objects, in the order asked for. Each answer is a line that ends in its size, and as many bytes. */
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

/** Inside a hook git names its repository in the environment; here the folder decides which one is meant. */
const hookVariables = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'])

const removeHookVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.has(name)))

/** What git answers; `undefined` where it says no. Never through a shell. */
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
