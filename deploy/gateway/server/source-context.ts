import type { Model } from '../../../codegen/compile/resolve/model.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Recorder } from '../audit/recorder.ts'
import type { Ledger } from '../credits/ledger.ts'
import type { Database } from '../database/database.ts'
import type { Identify } from '../identity/identify.ts'
import type { Limit } from '../identity/limits.ts'
import type { RunQuery } from '../queries/run-query.ts'

/** The parts that the routes of a source need. */
export type SourceContext = {
  model: Model
  /** The name of the source in the manifest. */
  name: string
  source: Source
  /** The path before those of the contract: empty, or `/name` if there are several sources. */
  prefix: string
  /** The only origin that may send requests from a browser; any origin if absent. */
  origin: string | undefined
  /** False lets lookups without their required purpose pass. */
  checksPurpose: boolean
  /** How long batches are kept after their submission, in milliseconds. */
  keepBatchesMs: number
  now: () => number
  database: Database
  ledger: Ledger
  auditKey: string
  record: Recorder
  runQuery: RunQuery
  identify: Identify
  limit: Limit | undefined
  /** Counts a request of a client. Throws a refusal above the limit. */
  countRequest: (client: string) => void
}
