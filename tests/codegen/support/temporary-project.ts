import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CommandEnvironment } from '../../../codegen/cli/command.ts'
import { main } from '../../../codegen/cli/main.ts'

export const launcher = join(import.meta.dirname, '../../../codegen/cli/launch.mjs')

/** The smallest manifest with a menu, a page and a consulta. */
export const smallManifest: Record<string, string> = {
  'manifest/app.yaml': 'product: Teste\n',
  'manifest/menu.yaml': 'sidebar:\n  - { title: Visão Geral, icon: LuHouse, link: /dashboard }\n',
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

/** A dossiê of the small manifest's consulta. */
export const smallDossie = `dossie: lugar
title: Dossiê de um lugar
path: /dossie/lugar
fields:
  - { name: cep, kind: cep, label: CEP, required: true }
parts:
  - { consulta: cep }
`

type CommandResult = { status: number; stdout: string; stderr: string }

/**
 * Creates a folder with the small manifest and `changes`; `undefined` removes a file. The folder is deleted
 * after the test. `codegen` runs in this process, `launchCodegen` in a new one.
 */
export function temporaryProject(changes: Record<string, string | undefined> = {}) {
  const folder = temporaryFolder()
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries({ ...smallManifest, ...changes }))
    if (text !== undefined) put(path, text)
  return {
    folder,
    put,
    codegen: (...args: string[]) => callMain(folder, args),
    /** Runs codegen for a user who types the answers. Returns the questions too. */
    codegenAtTerminal: (answers: string[], ...args: string[]) => callAtTerminal(folder, answers, args),
    launchCodegen: (...args: string[]): SpawnSyncReturns<string> =>
      spawnSync(process.execPath, [launcher, ...args], { cwd: folder, encoding: 'utf8' }),
  }
}

// main.test.ts tests the annotations for GitHub Actions.
if (process.env.GITHUB_ACTIONS) process.env.GITHUB_ACTIONS = ''
// With CI set, codegen does not store runs.
if (process.env.CI) process.env.CI = ''

async function callAtTerminal(cwd: string, answers: string[], args: string[]) {
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`No answer to ${question}`)
    return answer
  }
  return { ...(await callMain(cwd, args, { ask })), questions }
}

async function callMain(
  cwd: string,
  args: string[],
  terminal: Pick<CommandEnvironment, 'ask'> = {},
): Promise<CommandResult> {
  const result: CommandResult = { status: -1, stdout: '', stderr: '' }
  result.status = await main(args, {
    cwd,
    ...terminal,
    print(text) {
      result.stdout += text
    },
    printError(text) {
      result.stderr += text
    },
  })
  return result
}

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'averigua-codegen-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
