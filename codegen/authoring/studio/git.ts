import { spawn } from 'node:child_process'
import { StudioError } from './studio-request.ts'

/** The outcome of a command: its output, or its errors. */
type GitResult = { ok: boolean; text: string }

export type Git = {
  /** The repository's folder. Absolute. */
  root: string
  read(...args: string[]): Promise<GitResult>
  run(args: string[], input: string): Promise<GitResult>
}

/** Hooks may run the project's tests. */
const timeoutMs = 600_000

/**
 * Returns git for the repository of a folder. No command waits for a user.
 *
 * @throws StudioError if there is no git or no repository.
 */
export async function openGit(folder: string): Promise<Git> {
  const { ok, text } = await runGit(folder, ['rev-parse', '--show-toplevel'], '')
  if (!ok) throw new StudioError('A pasta do manifesto não está num repositório do git')
  const root = text.trim()
  return {
    root,
    read: (...args) => runGit(root, args, ''),
    run: (args, input) => runGit(root, args, input),
  }
}

/** A git hook that started the server may have set variables that name another repository. */
function createEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'].includes(name),
  )
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
  }
}

function runGit(cwd: string, args: string[], input: string): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env: createEnvironment(), timeout: timeoutMs })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => errors.push(part))
    // A command that ends early closes its input.
    child.stdin.on('error', () => undefined)
    child.on('error', () => reject(new StudioError('O git não está instalado')))
    child.on('close', (code) => {
      const ok = code === 0
      const parts = ok ? output : [...output, ...errors]
      resolve({ ok, text: Buffer.concat(parts).toString('utf8') })
    })
    child.stdin.end(input)
  })
}
