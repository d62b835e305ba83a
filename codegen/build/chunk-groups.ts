import { join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { listStaticImports, type ModuleInfo } from './module-graph.ts'

/** One chunk of the build, including static imports that no earlier group has. */
export type ChunkGroup = NamedGroup | PackageGroup | SharedPackagesGroup

type NamedGroup = {
  name: string
  /** Paths of modules below `src`, without extension. */
  modules: string[]
  /**
   * Adds every module that at least `atLeast` pages import statically. The pages are the dynamic imports of
   * `table` that `pages` accepts.
   */
  sharedBy?: { atLeast: number; table: string; pages: (page: string) => boolean }
}

/** The modules of one package, and of the packages it imports. */
type PackageGroup = { name: string; package: string }

/** The modules of packages that at least this many dynamically imported modules need. */
type SharedPackagesGroup = { name: string; packagesSharedBy: number }

/**
 * Puts modules that are needed together into one chunk. By default the bundler makes a chunk of each set of
 * pages that share modules: many small files that compress badly. A group of modules or
 * of a package fails the build if one is missing or if nothing is shared.
 */
export function chunkGroups(groups: ChunkGroup[]): Plugin {
  const members = new Map<string, Set<string>>()
  let root = process.cwd()
  return {
    name: 'averigua:chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map((group, index) => ({
                name: group.name,
                ...('packagesSharedBy' in group
                  ? { test: /[\\/]node_modules[\\/]/, minShareCount: group.packagesSharedBy }
                  : { test: (id: string) => members.get(group.name)?.has(id) === true }),
                priority: groups.length - index,
              })),
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildEnd(error) {
      if (error) return
      const moduleInfo = (id: string) => this.getModuleInfo(id)
      const ids = mapModuleIds(join(root, 'src'), this.getModuleIds())
      for (const group of groups)
        if ('modules' in group) members.set(group.name, collectMembers(group, ids, moduleInfo))
        else if ('package' in group) members.set(group.name, collectPackage(group, this.getModuleIds()))
    },
  }
}

/** Maps paths below a folder, without their extension, to module ids. */
function mapModuleIds(folder: string, all: Iterable<string>): Map<string, string> {
  const start = `${normalizePath(folder)}/`
  const below = [...all].filter((id) => id.startsWith(start))
  return new Map(below.map((id) => [id.slice(start.length).replace(/\.[jt]sx?$/, ''), id]))
}

function collectMembers(
  { name, modules, sharedBy }: NamedGroup,
  ids: Map<string, string>,
  moduleInfo: (id: string) => Rolldown.ModuleInfo | null,
): Set<string> {
  const findId = (module: string) => {
    const id = ids.get(module)
    if (id === undefined) throw new Error(`Chunk group '${name}': the build has no module '${module}'`)
    return id
  }
  const members = new Set(modules.map(findId))
  if (sharedBy === undefined) return members
  const { atLeast, table, pages } = sharedBy
  const importedIds = new Set(moduleInfo(findId(table))?.dynamicallyImportedIds)
  const pageIds = [...ids].filter(([module, id]) => importedIds.has(id) && pages(module)).map(([, id]) => id)
  const shared = listSharedModules(pageIds, atLeast, moduleInfo)
  if (shared.length === 0)
    throw new Error(
      `Chunk group '${name}': no module is imported by ${atLeast} of its ${pageIds.length} pages`,
    )
  return new Set([...members, ...shared])
}

function collectPackage({ name, package: packageName }: PackageGroup, all: Iterable<string>): Set<string> {
  const folder = `/node_modules/${packageName}/`
  const members = [...all].filter((id) => normalizePath(id).includes(folder))
  if (members.length === 0)
    throw new Error(`Chunk group '${name}': the build has no package '${packageName}'`)
  return new Set(members)
}

function listSharedModules(pages: string[], atLeast: number, moduleInfo: ModuleInfo): string[] {
  const uses = new Map<string, number>()
  for (const page of pages)
    for (const id of listStaticImports(page, moduleInfo)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return [...uses].filter(([, count]) => count >= atLeast).map(([id]) => id)
}
