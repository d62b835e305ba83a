import type { Preferences } from '../schema/app.ts'

/**
 * A route pattern for React Router, and the route's chunks as indexes in `chunks`. Lists of these are in the
 * router's rank order, so the first match is the route shown.
 */
export type RouteChunks = [pattern: string, chunks: number[]]

export type BootData = {
  storagePrefix: string
  /** The manifest's defaults of preferences that apply before the first paint. */
  preferences: Pick<Preferences, 'darkMode' | 'skin' | 'isRTL' | 'isMonochrome'>
  login: string
  /** The path of the app, with a slash at both ends. */
  base: string
  chunks: string[]
  publicRoutes: RouteChunks[]
  /** Routes that need a login and use the layout. */
  appRoutes: RouteChunks[]
  /** The layout's chunks, which no route lists. */
  layout: number[]
}
