import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'
import { consultaParts } from './consulta-parts.ts'
import { demoParts } from './demo-parts.ts'
import { removeUnreached } from './remove-unreached.ts'

const starter = 'codegen/authoring/new-product/starter'

/** @throws CommandError if the parts are removed already. */
export function listConsultaParts(root: string): string[] {
  const parts = consultaParts.paths.filter((path) => existsSync(join(root, path)))
  if (!parts.includes('tests/product'))
    throw new CommandError('As consultas já foram removidas: não há tests/product')
  return parts
}

/**
 * Removes the shipped consultas from a project, with dossiês, cast, contents, pictures and the tests that know them, and puts
 * one family in their place.
 */
export function removeConsultas(root: string): void {
  const demoMenu = readDemoMenu(root)
  for (const path of consultaParts.paths) rmSync(join(root, path), { recursive: true, force: true })
  removeBrowserTests(root)
  cpSync(join(root, starter), root, { recursive: true })
  changeFile(root, 'manifest/menu.yaml', (text) => text + demoMenu)
  changeFile(root, 'package.json', removeScripts)
  removeUnreached(root)
}

/** Reads the menu of the demonstrations, which the starter's menu lacks. */
function readDemoMenu(root: string): string {
  const menu = readFileSync(join(root, 'manifest/menu.yaml'), 'utf8')
  const start = menu.indexOf(demoParts.menuLine)
  return start < 0 ? '' : `\n${menu.slice(start)}`
}

/** Support stays for now: `removeUnreached` removes what no test needs. */
function removeBrowserTests(root: string) {
  const folder = join(root, 'tests/e2e')
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(parentPath, name)
    const isKept = path.startsWith(join(root, consultaParts.browserTests)) || path.includes('demos')
    if (!isKept && /\.(?:spec|shot|config)\.ts$/.test(name)) rmSync(path)
  }
}

function removeScripts(text: string): string {
  const { scripts, ...project } = JSON.parse(text)
  const isGone = (name: string) => consultaParts.scripts.some((one) => one === name)
  const kept = Object.entries(scripts as Record<string, string>).filter(([name]) => !isGone(name))
  const runsBrowser = ([name, script]: [string, string]) =>
    [
      name,
      name === consultaParts.testScript
        ? script.replace('-c tests/e2e', `-c ${consultaParts.browserTests}`)
        : script,
    ] as const
  return `${JSON.stringify({ ...project, scripts: Object.fromEntries(kept.map(runsBrowser)) }, null, 2)}\n`
}

const changeFile = (root: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
