import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { IsShown } from '../../results/reveal-state.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import type { OpenDossie } from '../open-dossies.ts'

/** A dossiê with its answers so far, as a file is made of it. */
export type SavedDossie = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  /** Whether a sensitive value is revealed, by the part's name and the path in its answer. */
  isShown: IsShown
}
