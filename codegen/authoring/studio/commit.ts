import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import { removeHookVariables } from '../diff/git-source.ts'
import { type StudioContext, StudioError } from './studio-context.ts'

/**
 * `commit`: commits what changed in the manifest's and in the generated folder. What else is staged stays staged. The
 * generated code is brought up to date first.
 */
export async function commit(
  context: StudioContext,
  { message }: StudioRequests['commit'],
): Promise<StudioAnswers['commit']> {
  const { manifestDir, outDir } = context.folders
  const git = await openGit(manifestDir)
  if (message.trim() === '') throw new StudioError('Escreva a mensagem do commit')
  if (!(await git.read('var', 'GIT_AUTHOR_IDENT')).ok)
    throw new StudioError(
      'O git não sabe quem você é: rode git config --global user.name "Seu nome" e git config --global user.email "seu e-mail"',
    )
  if ((await context.regenerate()).length > 0)
    throw new StudioError('O manifesto no disco tem erros: corrija-os e salve antes do commit')
  const files = await listChangedFiles(git, [manifestDir, outDir])
  if (files.length === 0) throw new StudioError('Nada mudou no manifesto desde o último commit')
  await commitFiles(git, files, message)
  const [hash, subject] = (await git.read('log', '-1', '--format=%H%n%s')).text.split('\n')
  return { commit: hash ?? '', subject: subject ?? '' }
}

/** Returns the changed, new and deleted files below the folders, relative to the repository. Ignored files stay out. */
async function listChangedFiles(git: Git, folders: string[]): Promise<string[]> {
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const { text } = await git.read(
    'status',
    ...options,
    '--',
    ...folders.filter((folder) => existsSync(folder)),
  )
  return text.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
}

/** Commits the files as they are on the disk. If git or a hook refuses, the index is as before. */
async function commitFiles(git: Git, files: string[], message: string) {
  const index = resolve(git.root, (await git.read('rev-parse', '--git-path', 'index')).text.trim())
  const copy = `${index}.studio-${process.pid}`
  if (existsSync(index)) copyFileSync(index, copy)
  try {
    const list = ['--pathspec-from-file=-', '--pathspec-file-nul']
    const input = files.map((file) => `:(literal)${file}`).join('\0')
    const added = await git.run(['add', '--all', ...list], input)
    const done = added.ok
      ? await git.run(['commit', '--only', `--message=${message}`, ...list], input)
      : added
    if (done.ok) return
    if (existsSync(copy)) copyFileSync(copy, index)
    else rmSync(index, { force: true })
    throw new StudioError(`O git não fez o commit:\n${shorten(done.text)}`)
  } finally {
    rmSync(copy, { force: true })
  }
}

const maxLines = 20

/** Returns the last lines: a hook may print much before its error. */
const shorten = (text: string) => text.trim().split('\n').slice(-maxLines).join('\n')

/** The outcome of a command: its output, or its errors. */
type GitResult = { ok: boolean; text: string }

type Git = {
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
async function openGit(folder: string): Promise<Git> {
  const { ok, text } = await runGit(folder, ['rev-parse', '--show-toplevel'], '')
  if (!ok) throw new StudioError('A pasta do manifesto não está num repositório do git')
  const root = text.trim()
  return {
    root,
    read: (...args) => runGit(root, args, ''),
    run: (args, input) => runGit(root, args, input),
  }
}

const createEnvironment = () => ({ ...removeHookVariables(), GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' })

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
