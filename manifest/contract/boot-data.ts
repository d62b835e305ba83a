import type { Preferences } from '../schema/app.ts'

/** Chunks, as indexes in `chunks`, by path; a last segment `*` stands for any segment, or none, one before it for any. */
export type ChunksByPath = Record<string, number[]>

/** What the boot script is given when it is built. */
export type BootData = {
  storagePrefix: string
  /** The manifest's defaults of what is applied before the first paint. */
  preferences: Pick<Preferences, 'darkMode' | 'skin' | 'isRTL' | 'isMonochrome'>
  /** Path of the login. */
  login: string
  /** Addresses of scripts. */
  chunks: string[]
  publicRoutes: ChunksByPath
  /** These need an authenticated person, and the layout. */
  appRoutes: ChunksByPath
  /** The chunks of the layout, which stand in no route's list. */
  layout: number[]
}
