import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { DossieRun } from '../engine/dossie-run.ts'
import type { Conclusion } from './conclusion.ts'

/** A dossiê of this session. It continues while the user is on other pages. */
export type OpenDossie = {
  dossie: DossieDefinition<Path>
  values: FormValues
  /** The result whose lead started it. */
  origin?: EntryOrigin | undefined
  /** The purpose at the start. Later choices do not change it. */
  purpose?: string | undefined
  run: DossieRun
  /** The number of its report, without data of the subject. */
  number: string
  conclusion: Conclusion
}
