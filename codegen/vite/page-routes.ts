import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from '../../manifest/contract/resolved.ts'
import { routePages } from './route-pages.ts'

/** A route and its page: a module below the folder that stands for `src`, without its ending. */
export type PageRoute = { pattern: string; layout: Layout; page: string; family?: string }

/** The routes that codegen wrote to `outDir`. */
export async function pageRoutes(outDir: string): Promise<PageRoute[]> {
  const routes = routePages(await readFile(join(outDir, 'router.ts'), 'utf8'))
  return routes.map(({ path, layout, page, consulta }) => ({
    pattern: path,
    layout,
    page,
    ...(consulta === undefined ? {} : { family: consulta }),
  }))
}
