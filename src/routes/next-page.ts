import type { Json } from '@manifest/schema/consulta.ts'
import { handOver } from '@/state/hand-over.ts'
import type { EntryOrigin, QueryValues } from '@/state/session.ts'

/** The query that the next page of a consulta or dossiê runs, or whose cached answer it shows. */
export const nextQuery = handOver<NextQuery>()

export type NextQuery = {
  values: QueryValues
  origin?: EntryOrigin | undefined
  /** The entry to show; without it, the newest answer for the values. */
  entryId?: string
  /** Sends the query even if an answer is cached. */
  isFresh?: boolean
}

/** The dossiê or batch that the next page shows. */
export const nextReport = handOver<NextReport>()

export type NextReport = {
  id: string
  /** Restores the report if a case or another tab has it. */
  data?: Json
}

/** The list that the next batch page checks. */
export const nextList = handOver<string>({
  readLoss: () => ({ text: 'Uma lista colada, ainda não conferida' }),
})
