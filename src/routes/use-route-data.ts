import type { RouteData } from '@manifest/contract/resolved.ts'
import { useLocation } from 'react-router-dom'
import type { RoutePattern } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'

type AppRoute = RouteData<string, RoutePattern>

/** Returns the current route and its parameters, or `undefined` if no route matches. */
export const useRouteMatch = (): RouteMatch<AppRoute> | undefined =>
  matchRoute<AppRoute>(routes, useLocation().pathname)

/** Returns the manifest's data of the current route. */
export const useRouteData = (): Partial<AppRoute> => useRouteMatch()?.route ?? {}
