import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'

/** Where pages are: the folder that stands for `src`. Absolute. */
type CheckOptions = { pagesDir: string }

/** A semantic check of the files that follow their grammar: all errors and warnings that it finds. */
export type Check = (manifest: ManifestSet, options: CheckOptions) => Diagnostic[]
