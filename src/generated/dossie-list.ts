// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieEntry } from '@manifest/contract/resolved.ts'
import type { Path } from './paths.ts'

export const dossieList: DossieEntry<Path>[] = []
