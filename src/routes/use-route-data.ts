import type { RouteData } from '@manifest/contract/resolved.ts'
import { useLocation } from 'react-router-dom'
import { routes } from '@/generated/routes.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'

/** The route being shown and its parameters; `undefined` on a path of no route. */
export const useRouteMatch = (): RouteMatch | undefined => matchRoute(routes, useLocation().pathname)

/** What the manifest says of the route being shown. */
export const useRouteData = (): Partial<RouteData> => useRouteMatch()?.route ?? {}
