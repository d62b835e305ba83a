// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

export const dossies = {} satisfies Record<string, () => Promise<{ default: DossieDefinition<Path> }>>
