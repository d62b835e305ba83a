import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type LockedPackage = {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

type Lockfile = { packages: Record<string, LockedPackage> }

/** Brings package-lock.json up to date with package.json, from which packages were removed. Needs no network. */
export function lockPackages(root: string): void {
  const path = join(root, 'package-lock.json')
  if (!existsSync(path)) return
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as LockedPackage
  const { dependencies, devDependencies } = project
  const packages: Lockfile['packages'] = {
    ...lock.packages,
    '': {
      ...lock.packages[''],
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    },
  }
  const needed = findNeeded(packages)
  const kept = Object.fromEntries(Object.entries(packages).filter(([name]) => needed.has(name)))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: kept }, null, 2)}\n`)
}

/** Returns the places of packages that the project needs, such as `node_modules/react`. */
function findNeeded(packages: Lockfile['packages']): Set<string> {
  const needed = new Set([''])
  // A set also visits what is added meanwhile.
  for (const place of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    const names = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(names)) {
      const found = resolvePlace(packages, place, name)
      if (found !== undefined) needed.add(found)
    }
  }
  return needed
}

/** Finds a package as Node does: in the `node_modules` of the package that needs it, then of those around it. */
function resolvePlace(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
    const end = folder.lastIndexOf('/node_modules/')
    folder = end < 0 ? '' : folder.slice(0, end)
  }
}
