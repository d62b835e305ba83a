// `npm run test:new-product`: makes another product of the working tree, without demonstrations and consultas, and builds it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parent = mkdtempSync(join(tmpdir(), 'averigua-'))
const product = join(parent, 'produto')

const choices = [
  '--name',
  'Clínica Boa Vista',
  '--color',
  '#7A1F5C',
  '--without-demos',
  '--without-consultas',
  '--yes',
]

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' })

try {
  run('.', 'node', 'codegen/cli/launch.mjs', 'new-product', product, ...choices)
  symlinkSync(resolve('node_modules'), join(product, 'node_modules'))
  run(product, 'npx', 'vite', 'build', '--logLevel', 'warn')
} finally {
  rmSync(parent, { recursive: true, force: true })
}
