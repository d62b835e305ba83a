import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'

/** Where pages are: the folder that stands for `src`. Absolute. */
type CheckOptions = { pagesDir: string }

/** A rule of meaning, applied once every file follows its grammar. It says all that it finds and stops at nothing. */
export type Check = (manifest: ManifestSet, options: CheckOptions) => Diagnostic[]
