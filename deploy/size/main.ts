// `npm run size`: builds and prints page sizes and limits. Exits with 1 if a limit is exceeded. The browser tests use the build.
import { resolve } from 'node:path'
import { importEmitted } from '../../codegen/build/import-emitted.ts'
import { createRouteMatcher } from '../../codegen/compile/expand/match-route.ts'
import type { App, CatalogueFamily, RouteData } from '../../manifest/contract/resolved.ts'
import { budget, measuredMenuPage, minListedSize } from './budget.ts'
import { chunkSizes, type MeasuredPage, pageSizes } from './bundle-sizes.ts'
import { buildShared } from './shared-build.ts'
import { isOver, sizeTable } from './size-table.ts'

const src = resolve('src')
const outDir = resolve('src/generated')

const { output } = await buildShared()
const pages = pageSizes(output, await listMeasuredPages())
const chunks = chunkSizes(output, resolve(), minListedSize, budget.chunk)
console.log(sizeTable(pages, chunks))
if ([...pages, ...chunks].some(isOver)) process.exitCode = 1

async function listMeasuredPages(): Promise<MeasuredPage[]> {
  const [{ app }, { routes }, { catalogue }] = await Promise.all([
    importEmitted<{ app: App }>(outDir, 'app.ts'),
    importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts'),
    importEmitted<{ catalogue: CatalogueFamily[] }>(outDir, 'catalogue.ts'),
  ])
  const match = createRouteMatcher(routes)
  const page = (name: string, path: string, limit: number) => {
    const route = match(path)?.route
    if (route === undefined) throw new Error(`The manifest has no route ${path}`)
    return { name: `${name} ${path}`, limit, modules: listRouteModules(route) }
  }
  return [
    page('login', app.auth.login, budget.login),
    page('dashboard', app.auth.home, budget.dashboard),
    page('settings', measuredMenuPage, budget.settings),
    ...listLargestConsulta(catalogue).map((path) => page('consulta', path, budget.consulta)),
  ]
}

/** Lists the first consulta of the family with the most variants, if there is one. */
function listLargestConsulta(catalogue: CatalogueFamily[]): string[] {
  const [largest] = catalogue.toSorted((one, other) => other.variants.length - one.variants.length)
  return largest?.variants.slice(0, 1).map(({ path }) => path) ?? []
}

/** Lists the modules of a route: its page, its layout and, for a consulta, its definitions. */
function listRouteModules({ layout, page, family }: RouteData): string[] {
  return [
    ...(layout === 'app' ? [resolve(src, 'app/app-pages')] : []),
    resolve(src, page),
    ...(family === undefined ? [] : [resolve(outDir, 'consultas', family)]),
  ]
}
