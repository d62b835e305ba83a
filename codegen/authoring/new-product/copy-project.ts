import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'

/**
 * Copies the files that git knows or would add, as they are on the disk, into a new folder.
 *
 * @throws CommandError if the folder is not empty or inside the project, or if there is no git.
 */
export function copyProject(root: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`A pasta ${folder} não está vazia`)
  if (!relative(root, folder).startsWith('..'))
    throw new CommandError('A pasta do novo produto fica fora deste projeto')
  for (const file of listFiles(root)) cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true })
}

function listFiles(root: string): string[] {
  const names = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  try {
    const output = execFileSync('git', names, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: 'pipe',
    })
    // A deleted file stays in the index.
    return output.split('\0').filter((file) => file !== '' && isFile(join(root, file)))
  } catch {
    throw new CommandError('O git diz que arquivos são do projeto, e aqui não há git')
  }
}

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false
