import type { Access } from '@manifest/contract/access.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Format } from '@manifest/schema/result.ts'
import type { ComponentType } from 'react'
import type { Path } from '@/generated/paths.ts'
import type { HeldAnswer } from '@/state/held-answers.ts'
import type { FormShape, FormValues } from '../form/form-values.ts'
import type { AnsweredOutcome, Outcome } from '../outcome.ts'
import type { BatchSpeed } from '../query/limits.ts'
import type { Answered, Querier } from '../query/querier.ts'
import type { CellBadge, FindingTotal } from '../results/findings/finding-columns.ts'
import type { GravestReader } from '../results/findings/gravest.ts'
import type { ServerBatches } from './server/server-batches.ts'

/** The queries of each line in a batch: one consulta, or all parts of a dossiê. */
export type BatchTarget = {
  /** Names the batch's files, and identifies the batch of a saved file. */
  id: string
  /** The batch's title: "Endereço por CEP em lote". */
  title: string
  /** The path of the batch's page. */
  path: Path
  /** The consultas of a line. */
  consultaIds: readonly string[]
  /** The roles that may see all its consultas. */
  access?: Access | undefined
  form: FormShape
  max: number
  speed: BatchSpeed
  /** How many consultas a line takes at most. */
  requestsPerLine: number
  /** What a line costs, if the manifest tells. */
  cost?: LineCost | undefined
  /** Creates the function that queries a line. */
  createQuery: (options: LineQueryOptions) => LineQuery
  /** Counts the consultas of a line that the session has complete answers for. */
  countKnown: (values: FormValues) => number
  /** Present if the source runs the batch instead of this browser. */
  server?: ServerBatches | undefined
  /**
   * Returns the state of a line for an outcome, if it is not the outcome's status: a dossiê may fail in part.
   */
  toRowState?: (outcome: Outcome) => Outcome['status']
  /** Returns the parts of an answer's subject, with sensitive values hidden. */
  summary: (answered: AnsweredOutcome) => string[]
  /** Returns labels of what an answer lacks. */
  missing: (answered: AnsweredOutcome) => string[]
  /** Returns the subject of a line; `undefined` if it has no page. */
  findSubject: (values: FormValues) => LeadValue | undefined
  /** Returns the answers of a line that did not run here, such as one of a saved batch. */
  listAnswers: (line: AnsweredLine) => HeldAnswer[]
  /** True if an answer may have sensitive values. */
  hasSensitive: boolean
  /** Loads the columns and the export of an answer lazily. */
  loadSheet: () => Promise<AnswerSheet>
  /** Shows a whole answer. */
  Detail: ComponentType<{ found: AnsweredOutcome; values: FormValues }>
}

/** The credits of a line, and how many of its consultas have no cost in the manifest. */
export type LineCost = {
  total: number
  untold: number
  /** Returns the part of the total that the session's answers save. */
  readSaved: (values: FormValues) => number
}

export type AnsweredLine = { values: FormValues; outcome: Outcome; ms: number; purpose: string | undefined }

export type LineQueryOptions = {
  querier: Querier
  purpose: string | undefined
  /** Queries lines that the session has answers for again. */
  isFresh: boolean
}

export type LineQuery = {
  /** Rejects when `signal` aborts. */
  ask: (values: FormValues, signal: AbortSignal) => Promise<Answered>
  /** Returns the outcome of a line that the session has an answer for. */
  readKnown: (values: FormValues) => Outcome | undefined
}

/** The single values of an answer as columns, and the answer as files contain it. */
export type AnswerSheet = {
  columns: readonly AnswerColumn[]
  /** Absent if no consulta of a line may have a finding that weighs. */
  readGravest?: GravestReader | undefined
  /** Returns the answer with sensitive values hidden, unless the user chose to include them. */
  hideSensitive: (answer: Json, withSensitive: boolean) => Json
}

export type AnswerColumn = {
  id: string
  label: string
  /** The label in the table, where a long one would widen the column. */
  shortLabel?: string
  isNumeric: boolean
  /** The format of the value in workbooks. */
  format?: Format | undefined
  /** A sensitive column is neither sorted nor searched, since the order of rows would reveal values. */
  isSensitive: boolean
  text: (answered: AnsweredOutcome, withSensitive: boolean) => string
  sortValue: (answered: AnsweredOutcome) => string | number | undefined
  /** The table shows the column until the user chooses columns. */
  isDefault?: boolean
  /** The column names the answer's subject. */
  isIdentity?: boolean
  /** Returns the texts that stand out, with their tones. A cell without badges shows its text. */
  badges?: (answered: AnsweredOutcome) => CellBadge[]
  /** How the rows of a batch are added up. */
  total?: FindingTotal
}
