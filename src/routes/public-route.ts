import type { RouteData } from '@manifest/contract/resolved.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { matchRoute } from './match-route.ts'

/** The public route that a path leads to. The login loads these without all the others. */
export const findPublicRoute = (path: string): RouteData | undefined => matchRoute(publicRoutes, path)?.route
