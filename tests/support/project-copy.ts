import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const parts = [
  '.gitignore',
  'manifest',
  'codegen',
  'src',
  'public',
  'deploy',
  'docs',
  'tests',
  'index.html',
  'knip.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Copies the project into a temporary folder, with a link to the installed packages. The caller removes it.
 */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
