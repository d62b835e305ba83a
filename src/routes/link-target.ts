import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { matchRoute } from './match-route.ts'

/** The target of a link inside the app: the path of a route, with an optional query and hash. */
export type LinkTarget = Path | { pathname: Path; search?: string; hash?: string }

/** Returns true if a path made at run time matches a route. */
export const isPath = (path: string): path is Path => matchRoute(routes, path) !== undefined
