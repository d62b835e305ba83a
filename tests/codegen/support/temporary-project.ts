import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export const launcher = join(import.meta.dirname, '../../../codegen/cli/launch.mjs')

/** The smallest manifest with a menu, a page and a consulta. */
export const smallManifest: Record<string, string> = {
  'manifest/app.yaml': 'product: Teste\n',
  'manifest/menu.yaml': 'sidebar:\n  - { title: Início, icon: LuHouse, link: /dashboard }\n',
  'manifest/sources.yaml': 'sources:\n  fonte: { baseUrl: https://fonte.example }\n',
  'manifest/routes/product.yaml': `routes:
  - { path: /dashboard, page: pages/dashboard, title: Visão Geral }
  - { path: /, page: pages/dashboard, title: Entrar }
redirects:
  - { from: "*", to: /dashboard }
`,
  'manifest/consultas/cep.yaml': `consulta: cep
title: CEP
path: /consulta/cep
defaults:
  fields:
    - { name: cep, kind: cep, label: CEP, required: true }
  request: { source: fonte, get: "/{cep}" }
  result:
    - { block: fields, items: [{ label: Rua, value: rua }] }
  example: { rua: Rua das Flores }
variants:
  1: { title: Endereço por CEP }
`,
  'src/pages/dashboard.tsx': 'export default function Dashboard() {\n  return null\n}\n',
}

/** A folder with the small manifest, some files of it replaced or left out; gone when the test ends. */
export function temporaryProject(changes: Record<string, string | undefined> = {}) {
  const folder = temporaryFolder()
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries({ ...smallManifest, ...changes }))
    if (text !== undefined) put(path, text)
  return { folder, put, codegen: (...args: string[]) => runCodegen(folder, args) }
}

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'averigua-codegen-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the command line in a folder. */
export function runCodegen(cwd: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [launcher, ...args], { cwd, encoding: 'utf8' })
}
