import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import { use, useMemo } from 'react'
import type { Reveal } from '@/blocks/parts/answer-context.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { emptyText, formatValue } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { choosePrinted, markHidden } from '../../document/print/hidden-values.ts'
import type { PrintPart, ValueChoice } from '../../document/print/print-offer.ts'
import { joinHead } from '../../document/print/running-head.ts'
import { usePrintJob } from '../../document/print/use-print-job.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { hideAsked, listAskedParts } from '../asked-values.ts'
import { type AskedValue, QueryContext } from '../query-context.ts'
import { countSensitive } from '../sensitive-paths.ts'

const nothingAsked: readonly AskedValue[] = []

/** Lets one answer print. Returns its print job, and the answer and the reveal state to render with. */
export function usePrintedAnswer(definition: ConsultaDefinition, found: AnsweredOutcome, screen: Reveal) {
  const { family, purpose, asked = nothingAsked, onShowAsked } = use(QueryContext)
  const isAskedHidden = (values: ValueChoice) =>
    values === 'hidden' || (values === 'screen' && onShowAsked !== undefined)
  const { title } = definition
  const hide = (values: ValueChoice, isMarked: boolean) =>
    isAskedHidden(values) ? hideAsked(found, asked, isMarked ? markHidden : undefined) : found
  const job = usePrintJob({
    title: family ? `${family}, ${title}` : title,
    readHead: ({ values }) =>
      joinHead(readName(definition, hide(values, true), choosePrinted(screen, values).isRevealed), title),
    createOffer: () => ({
      title: 'Imprimir a consulta',
      parts: [
        ...listAskedParts(asked, isAskedHidden('screen')),
        ...listAnswerParts(definition, found, screen.isRevealed),
      ],
      purpose: purpose?.text,
    }),
  })
  const { isPrinting, choices } = job
  const reveal = useMemo(() => choosePrinted(screen, choices.values), [screen, choices.values])
  const isHidden = isAskedHidden(choices.values)
  const shown = useMemo(() => hide(choices.values, isPrinting), [found, asked, isHidden, isPrinting])
  return { job, shown, reveal, isAskedHidden: isHidden }
}

/** Returns the subject as the answer's head has it; `undefined` if it is empty or hidden. */
function readName(
  { summary }: ConsultaDefinition,
  { answer }: AnsweredOutcome,
  isRevealed: IsRevealed,
): string | undefined {
  if (!summary || (summary.sensitive && !isRevealed(summary.value))) return undefined
  const text = formatValue(readItem(answer, summary), summary.format)
  return text === emptyText ? undefined : text
}

/** Returns true for blocks that every print of an answer has: those without a title, and alerts. */
const isAlwaysPrinted = ({ block, title }: Block) => block === 'alert' || title === undefined

/** Returns the parts of an answer's print: its head, and its blocks by their index. */
export function listAnswerParts(
  { summary, result }: Pick<ConsultaDefinition, 'summary' | 'result'>,
  { answer }: Pick<AnsweredOutcome, 'answer'>,
  isRevealed: IsRevealed,
): PrintPart[] {
  return [
    {
      key: 'head',
      title: 'Resumo',
      isFixed: true,
      ...countSensitive({ ...(summary ? { summary } : {}), result: [] }, answer, isRevealed),
    },
    ...result.map((block, index) => ({
      key: String(index),
      title: block.title ?? '',
      ...(isAlwaysPrinted(block) ? { isFixed: true } : {}),
      ...countSensitive({ result: [block] }, answer, isRevealed),
    })),
  ]
}
