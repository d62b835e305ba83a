/** Events between a page in development and its server. */
export const liveEvents = {
  /** A page has loaded an emitted module: `LoadedModule`. */
  loaded: 'averigua:loaded',
  /** A page requests the errors of the manifest. */
  ask: 'averigua:ask',
  /** A page requests the overlay with the diagnostics. */
  showDetails: 'averigua:show-details',
  /** The errors of the manifest: `ManifestErrors`, or `null`. */
  problems: 'averigua:problems',
} as const

/** The version of an emitted file in a page. */
export type LoadedModule = { file: string; digest: string }

/** `first` is the first error, with its position if it has one. */
export type ManifestErrors = { count: number; first: string }
