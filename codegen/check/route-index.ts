import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { oncePer } from '../read/once-per.ts'
import { createLinkResolver } from '../resolve/route-table.ts'
import type { CheckInput } from './check.ts'

/** Whether every file that declares routes could be read: only then is a path that is not there a mistake. */
export const hasAllRoutes = ({ broken }: CheckInput) =>
  !broken.has('routes/') && !broken.has('consultas/') && !broken.has('dossies/')

/** Says whether a path leads to a route, and which one was probably meant where it does not. */
export const indexRoutes = oncePer((manifest: CheckInput) => {
  const findRoute = createLinkResolver(manifest.table)
  const paths = listLinkablePaths(manifest)
  return {
    /** Every path that a link may lead to, parameters still in it. */
    paths,
    isRoute: (path: string) => findRoute(path) !== undefined,
    suggestPath: (path: string) => suggest(path, paths),
  }
})

function listLinkablePaths({ table, families }: CheckInput): string[] {
  const pages = table.flatMap(({ family, pattern }) => (family ? [] : [pattern]))
  const variants = families.flatMap((family) =>
    family.variants.flatMap(({ path, batch }) => (batch ? [path, batchPath(path)] : [path])),
  )
  return [...pages, ...variants]
}
