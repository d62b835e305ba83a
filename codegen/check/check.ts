import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'
import type { LocatedRoute } from '../resolve/route-table.ts'

/** The pages folder: `src`, unless `--pages` names another. Absolute. */
type CheckOptions = { pagesDir: string }

/** What the checks read: the files that follow their grammar, the families expanded, and the routes by rank. */
export type CheckInput = ManifestSet & { families: ExpandedFamily[]; table: LocatedRoute[] }

/** A semantic check, run on every file that follows its grammar. It reports all that it finds. */
export type Check = (manifest: CheckInput, options: CheckOptions) => Diagnostic[]
