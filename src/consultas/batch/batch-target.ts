import type { Access } from '@manifest/contract/access.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { ComponentType } from 'react'
import type { Path } from '@/generated/paths.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import type { FormShape, FormValues } from '../form/form-values.ts'
import type { Answered, Outcome } from '../outcome.ts'
import type { BatchSpeed } from '../run/batch-speed.ts'

/** What each line of a batch is asked: a consulta, or everything that a dossiê consists of. */
export type BatchTarget = {
  /** Names its files, and tells whose a saved batch is. */
  id: string
  /** The batch's title: "Endereço por CEP em lote". */
  title: string
  /** The page of its batch. */
  path: Path
  /** Who may see all that it asks. */
  access?: Access | undefined
  form: FormShape
  max: number
  speed: BatchSpeed
  /** How many consultas a line takes at most. */
  requestsPerLine: number
  /**
   * Makes what a run asks its lines with. Each consulta is told to `note`, without its subject. What it remembers of the
   * answers goes with the run. `purpose` is what the run is for.
   */
  createQuery: (onUsage: (record: UsageRecord) => void, purpose: string | undefined) => LineQuery
  /** What an outcome means for its line, where the status does not say it: a dossiê may have failed in part. */
  readLineState?: (outcome: Outcome) => Outcome['status']
  /** Who or what an answer is about, in one line; what a page masks stays masked. */
  summary: (answered: Answered) => string
  /** Labels of what an answer lacks; none of a complete one. */
  missing: (answered: Answered) => string[]
  /** Whether an answer may hold anything that pages mask. */
  hasSensitive: boolean
  /** What tables and files show of an answer: loaded when it is first wanted. */
  loadSheet: () => Promise<AnswerSheet>
  /** A whole answer. */
  Detail: ComponentType<{ found: Answered }>
}

/** Rejects when `signal` aborts. */
export type LineQuery = (values: FormValues, signal: AbortSignal) => Promise<Outcome>

/** The single values of an answer, as columns, and the answer as files hold it. */
export type AnswerSheet = {
  columns: readonly AnswerColumn[]
  /** The answer with the values masked that pages mask, unless they were asked for. */
  hideSensitive: (answer: Json, withSensitive: boolean) => Json
}

export type AnswerColumn = {
  id: string
  label: string
  isNumeric: boolean
  /** A masked column is neither sorted nor searched: the order of rows would give values away. */
  isSensitive: boolean
  text: (answered: Answered, withSensitive: boolean) => string
  sortValue: (answered: Answered) => string | number | undefined
}
