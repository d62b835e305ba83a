import type { Preferences } from '../schema/app.ts'

/**
 * A route's pattern, as react-router takes it, and its chunks, as indexes in `chunks`. A list of them is in the order
 * of the routes' rank: the first that matches a path is the one that the router shows.
 */
export type RouteChunks = [pattern: string, chunks: number[]]

/** What the boot script is given when it is built. */
export type BootData = {
  storagePrefix: string
  /** The manifest's defaults of what is applied before the first paint. */
  preferences: Pick<Preferences, 'darkMode' | 'skin' | 'isRTL' | 'isMonochrome'>
  /** Path of the login. */
  login: string
  /** Addresses of scripts. */
  chunks: string[]
  publicRoutes: RouteChunks[]
  /** These need an authenticated user, and the layout. */
  appRoutes: RouteChunks[]
  /** The chunks of the layout, which are in no route's list. */
  layout: number[]
}
