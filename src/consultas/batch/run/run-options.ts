import type { Batch } from '@manifest/schema/consulta.ts'
import type { Outcome } from '../../outcome.ts'
import type { Environment } from '../../run/environment.ts'
import type { BatchLine, EarlierMarks, EarlierOutcomes } from './progress.ts'

export type RunOptions = {
  lines: readonly BatchLine[]
  /** Rejects when `signal` aborts. Any other rejection makes the line fail; the user can retry the line. */
  query: (line: BatchLine, signal: AbortSignal) => Promise<Outcome>
  /** Returns the outcome of a line that needs no query. It takes no time of the source's limit. */
  readKnown?: (line: BatchLine) => Outcome | undefined
  speed: Pick<Batch, 'concurrency'> & { perMinute: number | undefined }
  environment: Environment
  /** Outcomes of an earlier run. These lines are not queried again. */
  earlierOutcomes?: EarlierOutcomes
  earlierMarks?: EarlierMarks
  /** Returns the state of a line for an outcome; by default the outcome's status. */
  toRowState?: (outcome: Outcome) => Outcome['status']
  /**
   * Returns true if no other batch blocks the queue. The run calls it before each start; without it the run
   * always starts.
   */
  mayStart?: () => boolean
}
