import type { Rolldown } from 'vite'
import type { BootData, RouteChunks } from '../../manifest/contract/boot-data.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import { htmlScripts } from './html-scripts.ts'
import { reachable } from './reachable.ts'

/** What the boot script knows of the build. */
export type BuiltRoutes = Pick<BootData, 'chunks' | 'publicRoutes' | 'appRoutes' | 'layout'>

export const noChunks: BuiltRoutes = { chunks: [], publicRoutes: [], appRoutes: [], layout: [] }

/** Modules, without their ending, that a route needs beside its layout: its page, its definitions. */
export type ModulesOf = (route: RouteData) => string[]

/**
 * For every route the chunks that its first load needs beside those of `index.html`, statically imported ones
 * included. `layout` is the module around app routes, without its ending; `base` stands before the file names.
 */
export function routeChunks(
  routes: RouteData[],
  bundle: Rolldown.OutputBundle,
  modulesOf: ModulesOf,
  layout: string,
  base: string,
): BuiltRoutes {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const withImports = (files: string[]) => reachable(files, (file) => importsOf.get(file) ?? [])
  const fileOf = new Map(
    chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [bare(id), fileName])),
  )
  const entry = withImports(htmlScripts(htmlOf(bundle), base))
  const indexes = new Map<string, number>()
  const indexOf = (file: string) => {
    if (!indexes.has(file)) indexes.set(file, indexes.size)
    return indexes.get(file) ?? 0
  }
  const chunksOf = (modules: string[]) => withImports(modules.flatMap((id) => fileOf.get(id) ?? []))
  const table = (kind: RouteData['layout'], isThere: Set<string>) =>
    routes
      .filter((route) => route.layout === kind)
      .map((route): RouteChunks => {
        const needed = [...chunksOf(modulesOf(route))].filter((file) => !isThere.has(file))
        return [route.pattern, needed.map(indexOf)]
      })
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

function htmlOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  return String(page.source)
}

const bare = (id: string) => id.replace(/\.[jt]sx?$/, '')
