import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { LoadedPages } from '@manifest/contract/source-pages.ts'
import { exactMomentFormat } from '@/lib/format/dates.ts'
import { describePages } from '@/lib/format/loaded-pages.ts'
import type { AnsweredOutcome, NotFoundOutcome } from '../outcome.ts'

export const readSourceAndTime = ({ source, at }: AnsweredOutcome | NotFoundOutcome) => ({
  source,
  time: exactMomentFormat.format(at),
})

/** Returns the source and the time in one line. Demonstration data has its own name in place of a source. */
export function sourceAndTimeText(outcome: AnsweredOutcome | NotFoundOutcome): string {
  const { source, time } = readSourceAndTime(outcome)
  const stored = storedText(outcome)
  return [outcome.isDemo ? source : `Fonte: ${source}`, time, ...(stored ? [stored] : [])].join(' · ')
}

/** Says when an answer was given that the source had stored; `undefined` for a new one. */
export const storedText = ({ storedAt }: AnsweredOutcome | NotFoundOutcome): string | undefined =>
  storedAt === undefined ? undefined : `${storedLabel} ${formatStored(storedAt)}`

const storedLabel = 'Resposta de'

const formatStored = (storedAt: number) => `${exactMomentFormat.format(storedAt)}, guardada pela fonte`

/** Returns true if the source has more rows of a long list. */
const hasMoreRows = (pages: LoadedPages | undefined) =>
  pages !== undefined && (!pages.isLast || (pages.total ?? 0) > pages.rows)

/** Returns the path of a list of which only some rows are loaded; `undefined` if all are. */
export const findPartialList = (
  { page }: Pick<ConsultaDefinition, 'page'>,
  { pages }: AnsweredOutcome,
): string | undefined => (hasMoreRows(pages) ? page?.list : undefined)

/** Returns rows about an answer: when it was given if the source had stored it, and how many rows of a long list are loaded. */
export function listAnswerFacts(found: AnsweredOutcome): [label: string, text: string][] {
  const { pages, storedAt } = found
  return [
    ...(storedAt === undefined ? [] : [[storedLabel, formatStored(storedAt)] as [string, string]]),
    ...(pages && hasMoreRows(pages) ? [['Linhas', describePages(pages)] as [string, string]] : []),
  ]
}
