import type { Rolldown } from 'vite'
import type { BootData, RouteChunks } from '../../manifest/contract/boot-data.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import { collectReachable, htmlScripts } from './module-graph.ts'

/** The part of the boot script's data that depends on the build. */
export type BuiltRoutes = Pick<BootData, 'chunks' | 'publicRoutes' | 'appRoutes' | 'layout'>

export const noChunks: BuiltRoutes = { chunks: [], publicRoutes: [], appRoutes: [], layout: [] }

/** Returns the modules of a route besides its layout, without extension: its page and its definitions. */
export type ListModules = (route: RouteData) => string[]

/**
 * Returns the chunks that the first load of each route needs besides those of `index.html`, including static
 * imports. `layout` is the module of the layout, without extension. `base` is the prefix of file names.
 */
export function routeChunks(
  routes: RouteData[],
  bundle: Rolldown.OutputBundle,
  listModules: ListModules,
  layout: string,
  base: string,
): BuiltRoutes {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const importsByFile = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const withImports = (files: string[]) => collectReachable(files, (file) => importsByFile.get(file) ?? [])
  const fileByModule = new Map(
    chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [stripExtension(id), fileName])),
  )
  const entry = withImports(htmlScripts(readHtml(bundle), base))
  const indexes = new Map<string, number>()
  const indexOf = (file: string) => {
    if (!indexes.has(file)) indexes.set(file, indexes.size)
    return indexes.get(file) ?? 0
  }
  const findChunks = (modules: string[]) => withImports(modules.flatMap((id) => fileByModule.get(id) ?? []))
  const buildTable = (kind: RouteData['layout'], loadedFiles: Set<string>) =>
    routes
      .filter((route) => route.layout === kind)
      .map((route): RouteChunks => {
        const needed = [...findChunks(listModules(route))].filter((file) => !loadedFiles.has(file))
        return [route.pattern, needed.map(indexOf)]
      })
  const layoutFiles = findChunks([layout])
  const publicRoutes = buildTable('public', entry)
  const appRoutes = buildTable('app', new Set([...entry, ...layoutFiles]))
  return {
    publicRoutes,
    appRoutes,
    layout: [...layoutFiles].filter((file) => !entry.has(file)).map(indexOf),
    chunks: [...indexes.keys()].map((file) => base + file),
  }
}

function readHtml(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  return String(page.source)
}

const stripExtension = (id: string) => id.replace(/\.[jt]sx?$/, '')
