import type { RouteData } from '@manifest/contract/resolved.ts'
import { useLocation } from 'react-router-dom'
import type { RoutePattern } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'

type AppRoute = RouteData<string, RoutePattern>

/** The route being shown and its parameters; `undefined` on a path of no route. */
export const useRouteMatch = (): RouteMatch<AppRoute> | undefined =>
  matchRoute<AppRoute>(routes, useLocation().pathname)

/** What the manifest says of the route being shown. */
export const useRouteData = (): Partial<AppRoute> => useRouteMatch()?.route ?? {}
