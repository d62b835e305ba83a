import { normalizePath, type Plugin } from 'vite'
import type { RouteData } from '../../../manifest/contract/resolved.ts'
import { resolveFolders } from '../../output/fingerprint.mjs'
import { importEmitted } from '../import-emitted.ts'
import { listStaticImports, type ModuleInfo } from './static-imports.ts'

/** One chunk of the build. What its modules import statically comes along, unless an earlier group has it. */
export type ChunkGroup = NamedGroup | PackageGroup

type NamedGroup = {
  name: string
  /** Modules by their path below the pages folder, without their ending. */
  modules: string[]
  /** Beside them, each module that so many of the routes' pages import statically. */
  sharedBy?: { atLeast: number; pages: (page: string) => boolean }
}

/** The modules of packages that so many pages and other lazily imported parts need. */
type PackageGroup = { name: string; packagesSharedBy: number }

/**
 * Puts modules that are always needed together into one chunk: the bundler's own cut makes a chunk of every set of
 * pages that share something, dozens of small ones, which compress worse and are a request each. A group that names a
 * module, or a route's page, that the build does not have fails it, and so does one that finds nothing shared.
 */
export function chunkGroups(groups: ChunkGroup[], options: { out?: string; pages?: string } = {}): Plugin {
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
    async buildEnd(error) {
      if (error) return
      const { outDir, pagesDir } = resolveFolders(options, root)
      const moduleInfo: ModuleInfo = (id) => this.getModuleInfo(id)
      const ids = mapModuleIds(pagesDir, this.getModuleIds())
      const { routes } = await importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts')
      for (const group of groups)
        if ('modules' in group) members.set(group.name, collectMembers(group, ids, routes, moduleInfo))
    },
  }
}

/** Paths below a folder, without their ending, and the modules' ids. */
function mapModuleIds(folder: string, all: Iterable<string>): Map<string, string> {
  const start = `${normalizePath(folder)}/`
  const below = [...all].filter((id) => id.startsWith(start))
  return new Map(below.map((id) => [id.slice(start.length).replace(/\.[jt]sx?$/, ''), id]))
}

function collectMembers(
  { name, modules, sharedBy }: NamedGroup,
  ids: Map<string, string>,
  routes: RouteData[],
  moduleInfo: ModuleInfo,
): Set<string> {
  const findId = (module: string) => {
    const id = ids.get(module)
    if (id === undefined) throw new Error(`Chunk group '${name}': the build has no module '${module}'`)
    return id
  }
  const members = new Set(modules.map(findId))
  if (sharedBy === undefined) return members
  const pages = new Set(routes.map(({ page }) => page).filter(sharedBy.pages))
  const shared = listSharedModules([...pages].map(findId), sharedBy.atLeast, moduleInfo)
  if (shared.length === 0)
    throw new Error(
      `Chunk group '${name}': no module is imported by ${sharedBy.atLeast} of its ${pages.size} pages`,
    )
  return new Set([...members, ...shared])
}

function listSharedModules(pages: string[], atLeast: number, moduleInfo: ModuleInfo): string[] {
  const uses = new Map<string, number>()
  for (const page of pages)
    for (const id of listStaticImports(page, moduleInfo)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return [...uses].filter(([, count]) => count >= atLeast).map(([id]) => id)
}
