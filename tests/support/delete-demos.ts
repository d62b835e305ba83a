import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = [
  'src/demos',
  'tests/demos',
  'tests/e2e/demos',
  'manifest/routes/demos.yaml',
  'manifest/routes/ui-kit.yaml',
]

/** Deletes the files and lines named at the top of demos.yaml from a copy of the project. */
export function deleteDemos(folder: string) {
  for (const part of parts) rmSync(join(folder, part), { recursive: true })
  const menuFile = join(folder, 'manifest/menu.yaml')
  const menu = readFileSync(menuFile, 'utf8')
  const start = menu.indexOf('  # Demonstrações do modelo')
  if (start < 0) throw new Error('The menu lines of the demos begin with no comment')
  writeFileSync(menuFile, menu.slice(0, start))
}
