import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routePages } from './route-pages.ts'

/** A route and its page: a module below the folder that stands for `src`, without its ending. */
export type PageRoute = { pattern: string; page: string; family?: string }

/** The routes that codegen wrote to `outDir`. */
export async function pageRoutes(outDir: string): Promise<PageRoute[]> {
  const routes = routePages(await readFile(join(outDir, 'router.ts'), 'utf8'))
  return routes.map(({ path, page, consulta }) => ({
    pattern: path,
    page,
    ...(consulta === undefined ? {} : { family: consulta }),
  }))
}
