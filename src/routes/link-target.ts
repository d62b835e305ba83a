import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { matchRoute } from './match-route.ts'

/** What a link inside the app may lead to: a path that some route has, with what stands behind it. */
export type LinkTarget = Path | { pathname: Path; search?: string; hash?: string }

/** Whether a path made at run time is one that some route has. */
export const isPath = (path: string): path is Path => matchRoute(routes, path) !== undefined
