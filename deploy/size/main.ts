// `npm run size`: builds in memory and prints what pages load, next to the budget. Exits with 1 if a size is
// over it.
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { createRouteMatcher } from '../../codegen/expand/match-route.ts'
import { importEmitted } from '../../codegen/vite/import-emitted.ts'
import type { App, RouteData } from '../../manifest/contract/resolved.ts'
import { budget, measuredConsulta, minListedSize } from './budget.ts'
import { chunkSizes, type MeasuredPage, pageSizes } from './bundle-sizes.ts'
import { isOver, sizeTable } from './size-table.ts'

const src = resolve('src')
const outDir = resolve('src/generated')

const { output } = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
const pages = pageSizes(output, await listMeasuredPages())
const chunks = chunkSizes(output, resolve(), minListedSize, budget.chunk)
console.log(sizeTable(pages, chunks))
if ([...pages, ...chunks].some(isOver)) process.exitCode = 1

async function listMeasuredPages(): Promise<MeasuredPage[]> {
  const [{ app }, { routes }] = await Promise.all([
    importEmitted<{ app: App }>(outDir, 'app.ts'),
    importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts'),
  ])
  const match = createRouteMatcher(routes)
  const page = (name: string, path: string, limit: number) => {
    const route = match(path)?.route
    if (route === undefined) throw new Error(`No route ${path}`)
    return { name: `${name} ${path}`, limit, modules: listRouteModules(route) }
  }
  return [
    page('login', app.auth.login, budget.login),
    page('dashboard', app.auth.home, budget.dashboard),
    page('consulta', measuredConsulta, budget.consulta),
  ]
}

/** Returns the page, the layout around it, and the family's definitions. */
function listRouteModules({ layout, page, family }: RouteData): string[] {
  return [
    ...(layout === 'app' ? [resolve(src, 'app/app-pages')] : []),
    resolve(src, page),
    ...(family === undefined ? [] : [resolve(outDir, 'consultas', family)]),
  ]
}
