import type { ConsultaFamily, DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { Environment } from '../../run/environment.ts'
import type { PartAnswer, PartProgress } from './dossie-progress.ts'
import type { StartLimits } from './start-limits.ts'

type PartDefinition = ConsultaFamily<Path>['variants'][number]

/** A dossiê that ended earlier: it is shown as it was, without queries. */
type EndedRun = { parts: readonly PartProgress[]; startedAt: number; endedAt: number }

export type DossieRunOptions = {
  dossie: Pick<DossieDefinition, 'parts'>
  families: Readonly<Record<string, Pick<ConsultaFamily<Path>, 'variants'>>>
  /** The normalized values of the dossiê's form. */
  values: FormValues
  purpose?: string | undefined
  /** Queries the sources even if the session has answers. */
  isFresh?: boolean
  /** The result whose lead started the dossiê. */
  origin?: EntryOrigin | undefined
  /** An earlier run to continue. It queries only what the user asks for again. */
  ended?: EndedRun | undefined
  environment?: Environment
  /** Shared by dossiês that run at the same time. */
  limits?: StartLimits
  /** A rejection makes the part fail. The default rejects only if `signal` aborts, and caches the answer. */
  queryPart?: (
    definition: PartDefinition,
    values: FormValues,
    options: {
      signal: AbortSignal
      origin?: EntryOrigin | undefined
      purpose?: string | undefined
      isFresh?: boolean | undefined
    },
  ) => Promise<PartAnswer>
  /** Returns a cached answer; the default reads the session. */
  readCachedAnswer?: (definition: PartDefinition, values: FormValues) => PartAnswer | undefined
}
