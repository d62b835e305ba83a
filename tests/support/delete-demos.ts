import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = [
  'src/demos',
  'tests/demos',
  'tests/e2e/demos',
  'manifest/routes/demos.yaml',
  'manifest/routes/ui-kit.yaml',
]

/** The chunk of a package that only demonstrations import. */
const demoChunk = /\n *\/\/ jsPDF reads pictures[^\n]*\n *\{ name: 'png'[^\n]*/

/** Deletes the files and lines named at the top of demos.yaml from a copy of the project. */
export function deleteDemos(folder: string) {
  for (const part of parts) rmSync(join(folder, part), { recursive: true })
  const menuFile = join(folder, 'manifest/menu.yaml')
  const menu = readFileSync(menuFile, 'utf8')
  const start = menu.indexOf('  # Demonstrações do modelo')
  if (start < 0) throw new Error('The menu lines of the demos begin with no comment')
  writeFileSync(menuFile, menu.slice(0, start))
  const configFile = join(folder, 'vite.config.ts')
  const config = readFileSync(configFile, 'utf8')
  if (!demoChunk.test(config)) throw new Error('vite.config.ts has no chunk of the demonstrations')
  writeFileSync(configFile, config.replace(demoChunk, ''))
}
