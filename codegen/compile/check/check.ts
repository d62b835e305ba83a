import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'

type CheckOptions = {
  /** The pages folder: `src`, unless `--pages` names another. Absolute. */
  pagesDir: string
}

/** A rule across values or files. It runs on the files that follow the grammar, and reports all that it finds. */
export type Check = (manifest: ExpandedManifest, options: CheckOptions) => Diagnostic[]
