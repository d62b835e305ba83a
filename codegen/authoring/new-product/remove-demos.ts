import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'
import { consultaParts } from './consulta-parts.ts'
import { demoParts } from './demo-parts.ts'

/** The paths that a removal deletes, and the new texts of the files that it changes. Paths begin at the project's folder. */
export type DemoRemoval = { deleted: string[]; changed: Map<string, string> }

/**
 * Plans the removal of the demonstrations from a project: their files, routes, menu lines, tests, packages and settings of the build.
 *
 * @throws CommandError if a file does not have what belongs to them, for example because they are removed already.
 */
export function planRemoval(root: string): DemoRemoval {
  const hasConsultas = existsSync(join(root, consultaParts.mark))
  const paths = [...demoParts.paths, ...(hasConsultas ? [] : [consultaParts.cast])]
  const deleted = paths.filter((path) => existsSync(join(root, path)))
  if (!deleted.includes(demoParts.folder))
    throw new CommandError(`As demonstrações já foram removidas: não há ${demoParts.folder}`)
  const edits: [path: string, edit: (text: string) => string][] = [
    ['manifest/menu.yaml', removeMenu],
    ['package.json', removePackages],
    ['vite.config.ts', removeBuildSettings],
    ...Object.entries(demoParts.imported).map(([path, names]): [string, (text: string) => string] => [
      path,
      (text) => names.reduce(removeExport, text),
    ]),
  ]
  const changed = edits.map(([path, edit]) => {
    const text = readFileSync(join(root, path), 'utf8')
    const next = edit(text)
    if (next === text) throw new CommandError(`${path} não tem o que é das demonstrações: remova-as à mão`)
    return [path, next] as const
  })
  return { deleted, changed: new Map(changed) }
}

export function removeDemos(root: string, { deleted, changed }: DemoRemoval): void {
  for (const path of deleted) rmSync(join(root, path), { recursive: true })
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
}

function removeMenu(menu: string): string {
  const start = menu.indexOf(demoParts.menuLine)
  return start < 0 ? menu : menu.slice(0, start)
}

/** Removes the packages, the overrides of what they install, and the test of the removal. */
function removePackages(text: string): string {
  const { scripts, dependencies, devDependencies, overrides, ...project } = JSON.parse(text)
  const { [demoParts.script]: _, ...otherScripts } = scripts
  const keep = (group: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => !isDemoPackage(name)))
  const kept = keep(overrides)
  return `${JSON.stringify(
    {
      ...project,
      scripts: { ...otherScripts, test: scripts.test.replace(` ${demoParts.script}`, '') },
      dependencies: keep(dependencies),
      devDependencies: keep(devDependencies),
      ...(Object.keys(kept).length > 0 && { overrides: kept }),
    },
    null,
    2,
  )}\n`
}

const isDemoPackage = (name: string) => demoParts.packages.some((one) => one === name)

const named = [...demoParts.packages, ...demoParts.innerPackages]

/** Removes the lines that name a package of the demonstrations, and the comments above them. */
function removeBuildSettings(config: string): string {
  const kept: string[] = []
  for (const line of config.split('\n')) {
    const isDemo = Array.from(line.matchAll(/'([^']+)'/g), ([, text = '']) => text).some((text) =>
      named.some((name) => text === name || text.startsWith(`${name}/`)),
    )
    if (!isDemo) kept.push(line)
    else while (kept.at(-1)?.trimStart().startsWith('//')) kept.pop()
  }
  return kept.join('\n')
}

const removeExport = (text: string, name: string) =>
  text.replace(new RegExp(`^export (?=(?:const|function) ${name}\\b)`, 'm'), '')
