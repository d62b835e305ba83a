import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { CommitAnswer } from '../../../manifest/contract/studio.ts'
import { type Git, openGit } from './git.ts'
import { createRequest, StudioError } from './studio-request.ts'

/**
 * `commit`: commits what changed in the manifest's and in the generated folder. What else is staged stays staged. The
 * generated code is brought up to date first.
 */
export const commit = createRequest(
  z.object({ message: z.string() }),
  async (context, { message }): Promise<CommitAnswer> => {
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
  },
)

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
