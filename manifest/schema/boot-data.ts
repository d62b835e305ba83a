import type { Preferences } from './app.ts'

/** Chunks, as indexes in `chunks`, by path; a last segment `*` stands for any segment, or none, one before it for any. */
export type ChunksByPath = Record<string, number[]>

/** What the boot script is given when it is built. */
export type BootData = {
  storagePrefix: string
  /** The manifest's defaults of what is applied before the first paint. */
  preferences: Pick<Preferences, 'darkMode' | 'skin' | 'isRTL' | 'isMonochrome'>
  /** Path of the login, and of where the authenticated go from unknown paths. */
  login: string
  home: string
  /** Addresses of scripts. */
  chunks: string[]
  publicRoutes: ChunksByPath
  /** These need an authenticated person; each lists the layout's chunks too. */
  appRoutes: ChunksByPath
}
