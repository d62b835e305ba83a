import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'
import { consultaParts } from './consulta-parts.ts'
import { demoParts } from './demo-parts.ts'
import { removeUnreached } from './remove-unreached.ts'

const starter = 'codegen/authoring/new-product/starter'

/**
 * Lists the files and folders of the shipped consultas. The demonstrations keep the cast.
 *
 * @throws CommandError if the parts are removed already.
 */
export function listConsultaParts(root: string, hasDemos: boolean): string[] {
  const paths = [...consultaParts.paths, ...(hasDemos ? [] : [consultaParts.cast])]
  const parts = paths.filter((path) => existsSync(join(root, path)))
  if (!parts.includes(consultaParts.mark))
    throw new CommandError(`As consultas já foram removidas: não há ${consultaParts.mark}`)
  return parts
}

/**
 * Removes the shipped consultas from a project, with dossiês, cast, contents, pictures and the tests that know them, and puts
 * one family in their place.
 */
export function removeConsultas(root: string): void {
  const demoMenu = readDemoMenu(root)
  const hasDemos = existsSync(join(root, demoParts.folder))
  for (const path of listConsultaParts(root, hasDemos)) rmSync(join(root, path), { recursive: true })
  removeTests(root)
  cpSync(join(root, starter), root, { recursive: true })
  changeFile(root, 'manifest/menu.yaml', (text) => text + demoMenu)
  changeFile(root, 'package.json', removePackages)
  changeFile(root, 'knip.json', allowUnused)
  changeFile(root, '.github/workflows/ci.yml', keepReadmeJob)
  removeUnreached(root)
}

/** Reads the menu of the demonstrations, which the starter's menu lacks. */
function readDemoMenu(root: string): string {
  const menu = readFileSync(join(root, 'manifest/menu.yaml'), 'utf8')
  const start = menu.indexOf(demoParts.menuLine)
  return start < 0 ? '' : `\n${menu.slice(start)}`
}

/**
 * Removes the browser tests of the shipped product, and the long tests, which no script runs any more. Support stays for now:
 * `removeUnreached` removes what no test needs.
 */
function removeTests(root: string) {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  for (const file of files) {
    const path = `tests/${file.split(sep).join('/')}`
    const isKept = path.startsWith(`${consultaParts.browserTests}/`)
    const isBrowserTest = path.startsWith('tests/e2e/') && /\.(?:spec|shot|config)\.ts$/.test(path)
    if ((isBrowserTest && !isKept) || path.endsWith('.full.test.ts')) rmSync(join(root, path))
  }
}

type PackageFile = { scripts: Record<string, string>; devDependencies: Record<string, string> }

/** Removes scripts and packages of removed tests. The remaining browser tests have their own configuration. */
function removePackages(text: string): string {
  const { scripts, devDependencies, ...project } = JSON.parse(text) as PackageFile
  const kept = Object.entries(scripts)
    .filter(([name]) => !consultaParts.scripts.some((one) => one === name))
    .map(([name, script]) => [
      name,
      script.replace(` ${demoParts.script}`, '').replace('-c tests/e2e', `-c ${consultaParts.browserTests}`),
    ])
  const packages = Object.entries(devDependencies).filter(
    ([name]) => !consultaParts.packages.some((one) => one === name),
  )
  const changed = { scripts: Object.fromEntries(kept), devDependencies: Object.fromEntries(packages) }
  return `${JSON.stringify({ ...project, ...changed }, null, 2)}\n`
}

/** The tests of the consultas were the only users of some exports. An upgrade of the engine brings them again. */
const allowUnused = (text: string) =>
  text.replace(/^\{\n/, '{\n  "ignoreIssues": { "**": ["exports", "types"] },\n')

/** The other jobs run removed scripts, or publish the shipped product. */
const keepReadmeJob = (text: string) => text.replace(/\n {2}full:\n[\s\S]*/, '')

const changeFile = (root: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
