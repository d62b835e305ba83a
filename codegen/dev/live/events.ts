/** Events between a browser tab and the development server. */
export const liveEvents = {
  /** A tab has loaded an emitted module: `LoadedModule`. */
  loaded: 'averigua:loaded',
  /** A tab shows drafts of the studio: `ShownDrafts`. */
  drafted: 'averigua:drafted',
  /** A tab requests the errors of the manifest. */
  requestErrors: 'averigua:ask',
  /** A tab requests the overlay with the diagnostics. */
  showDetails: 'averigua:show-details',
  /** The errors of the manifest: `ManifestErrors`, or `null`. */
  errors: 'averigua:problems',
} as const

/** The version of an emitted file in a tab. */
export type LoadedModule = { file: string; digest: string }

/** Emitted files whose exports were replaced by drafts. */
export type ShownDrafts = { files: string[] }

/** `first` is the first error, with its position if it has one. */
export type ManifestErrors = { count: number; first: string }
