import type { RouteInfo } from '@manifest/contract/resolved.ts'
import { matchPath } from 'react-router-dom'
import { publicTitles } from '@/generated/public-titles.ts'

const screens: [string, RouteInfo][] = Object.entries(publicTitles)

/** As `routeInfo`, of the screens that need nobody to be logged in: these load without the names of all the others. */
export function publicRouteInfo(path: string): RouteInfo | undefined {
  return screens.find(([pattern]) => matchPath(pattern, path))?.[1]
}
