import type { RouteData } from '@manifest/contract/resolved.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { matchRoute } from './match-route.ts'

/** Returns the public route of a path. The login loads these without the other routes. */
export const findPublicRoute = (path: string): RouteData | undefined => matchRoute(publicRoutes, path)?.route
