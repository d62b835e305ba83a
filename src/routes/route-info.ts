import type { Layout, RouteInfo } from '@manifest/contract/resolved.ts'
import { matchPath, useLocation } from 'react-router-dom'
import { titles } from '@/generated/titles.ts'

type Route = RouteInfo & { layout: Layout }

const routes: [string, Route][] = Object.entries(titles)

/** What the manifest says of the route that a path belongs to; `undefined` for a path of no route. */
export function routeInfo(path: string): Route | undefined {
  return routes.find(([pattern]) => matchPath(pattern, path))?.[1]
}

/** The title and explanation of the route being shown. */
export function useRouteInfo(): RouteInfo {
  return routeInfo(useLocation().pathname) ?? { title: '' }
}
