/** Events between a page in development and its server. */
export const liveEvents = {
  /** A page has a module of emitted data: `LoadedModule`. */
  loaded: 'averigua:loaded',
  /** A page asks what is wrong with the manifest now. */
  ask: 'averigua:ask',
  /** A page asks for the overlay with the diagnostics. */
  showDetails: 'averigua:show-details',
  /** What is wrong with the manifest now: `Problems`, or `null`. */
  problems: 'averigua:problems',
} as const

/** Which version of which emitted file a page has. */
export type LoadedModule = { file: string; digest: string }

/** What is wrong with a manifest, in short. `first` is the first diagnostic, with its place if it has one. */
export type ManifestErrors = { count: number; first: string }
