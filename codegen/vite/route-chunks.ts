import type { Rolldown } from 'vite'
import type { BootData, ChunksByPath } from '../../manifest/contract/boot-data.ts'
import type { RoutePage } from './route-pages.ts'

export type RouteChunks = Pick<BootData, 'chunks' | 'publicRoutes' | 'appRoutes' | 'layout'>

export const noChunks: RouteChunks = {
  chunks: [],
  publicRoutes: {},
  appRoutes: {},
  layout: [],
}

/** Modules, without their ending, that a route needs beside its layout: its page, its definitions. */
export type ModulesOf = (route: RoutePage) => string[]

/**
 * For every route the chunks that its first load needs beside the entry's, statically imported ones
 * included. `layout` is the module around app routes, without its ending; `base` stands before the file names.
 */
export function routeChunks(
  routes: RoutePage[],
  bundle: Rolldown.OutputBundle,
  modulesOf: ModulesOf,
  layout: string,
  base: string,
): RouteChunks {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const closureOf = (files: string[]) =>
    closure(files, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  const fileOf = new Map(
    chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [bare(id), fileName])),
  )
  const entry = closureOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const indexes = new Map<string, number>()
  const indexOf = (file: string) => {
    if (!indexes.has(file)) indexes.set(file, indexes.size)
    return indexes.get(file) ?? 0
  }
  const chunksOf = (modules: string[]) => closureOf(modules.flatMap((id) => fileOf.get(id) ?? []))
  const table = (kind: RoutePage['layout'], isThere: Set<string>): ChunksByPath =>
    Object.fromEntries(
      routes
        .filter((route) => route.layout === kind)
        .flatMap((route) => {
          const needed = [...chunksOf(modulesOf(route))].filter((file) => !isThere.has(file)).map(indexOf)
          return pathKeys(route.path).map((key) => [key, needed])
        }),
    )
  const around = chunksOf([layout])
  const publicRoutes = table('public', entry)
  const appRoutes = table('app', new Set([...entry, ...around]))
  return {
    publicRoutes,
    appRoutes,
    layout: [...around].filter((file) => !entry.has(file)).map(indexOf),
    chunks: [...indexes.keys()].map((file) => base + file),
  }
}

const bare = (id: string) => id.replace(/\.[jt]sx?$/, '')

/** The boot script knows a parameter as `*`. It takes a last one for left out itself; one in the middle is two paths. */
function pathKeys(pattern: string): string[] {
  const path = pattern.replace(/\/:\w+\??$/, '/*').replace(/\/:\w+(?=\/)/g, '/*')
  return path.includes('?/') ? [path.replace(/\/:\w+\?\//, '/'), path.replace(/\/:\w+\?\//, '/*/')] : [path]
}

/** Some chunks and all that they import statically, in the order in which they are met. */
function closure(files: string[], chunks: Map<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    chunks.get(file)?.imports.forEach(visit)
  }
  files.forEach(visit)
  return seen
}
