import { listAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, Item } from '@manifest/schema/result.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { emptyText, missingText } from '../../formats/registry.ts'
import type { AnsweredOutcome } from '../outcome.ts'
import { readScoreFacts } from '../results/score/facts.ts'
import { createShownAnswer, formatItem, type ShownAnswer } from '../results/shown-text.ts'

/** The newest answer of a consulta about each subject, in the order of the subjects. */
export type ComparedAnswers = {
  definition: ConsultaDefinition<Path>
  answers: readonly (AnsweredOutcome | undefined)[]
}

/** A value of one subject. `undefined` if the subject has no answer of the consulta. */
type ComparedCell = string | undefined

export type ComparedRow = {
  label: string
  cells: readonly ComparedCell[]
  isSensitive: boolean
  /** All subjects with an answer have the same value. */
  isEqual: boolean
}

export type ComparedSection = { title: string | undefined; rows: ComparedRow[] }

export type ComparedConsulta = ComparedAnswers & { sections: ComparedSection[] }

/** Compares the answers of a consulta that at least two subjects have. All values have all characters. */
export function compareAnswers({ definition, answers }: ComparedAnswers): ComparedConsulta {
  const shownAnswers = answers.map((answer) => answer && createShownAnswer(answer, () => true))
  const compareItems = (items: readonly Item[]) =>
    items.map((item) => compareTexts(item, shownAnswers, (shownAnswer) => formatItem(shownAnswer, item)))
  const { summary, result } = definition
  const sections: ComparedSection[] = [
    { title: undefined, rows: summary ? compareItems(listSummaryItems(summary)) : [] },
    ...result.map((block) => ({ title: block.title, rows: compareBlock(block, shownAnswers, compareItems) })),
  ]
  return { definition, answers, sections: sections.filter(({ rows }) => rows.length > 0) }
}

const listSummaryItems = ({
  detail,
  status,
  ...subject
}: NonNullable<ConsultaDefinition['summary']>): Item[] => [
  { label: 'Identificação', ...subject },
  ...(detail ? [detail] : []),
  ...(status ? [{ label: 'Situação', value: status.value, sensitive: false }] : []),
]

type ShownAnswers = readonly (ShownAnswer | undefined)[]

function compareTexts(
  { label, sensitive = false }: { label: string; sensitive?: boolean | undefined },
  shownAnswers: ShownAnswers,
  read: (shownAnswer: ShownAnswer) => string,
): ComparedRow {
  const cells = shownAnswers.map((shownAnswer) => shownAnswer && read(shownAnswer))
  return { label, cells, isSensitive: sensitive, isEqual: areEqual(cells) }
}

/** A value that no answer has is not a common value, and a missing one may be anything. */
function areEqual(cells: readonly ComparedCell[]): boolean {
  const known = cells.filter((cell) => cell !== undefined)
  const [first] = known
  return known.length > 1 && first !== missingText && known.every((cell) => cell === first)
}

/** Compares the values of a block, or the lengths of its list. Alerts and images have no comparable value. */
function compareBlock(
  block: Block,
  shownAnswers: ShownAnswers,
  compareItems: (items: readonly Item[]) => ComparedRow[],
): ComparedRow[] {
  if (block.block === 'fields') return compareItems(block.items)
  if (block.block === 'score')
    return [compareTexts({ label: 'Pontuação' }, shownAnswers, (shown) => readScore(block, shown))]
  if (block.block === 'alert' || block.block === 'image') return []
  const { value } = block
  return [compareTexts({ label: 'Quantidade' }, shownAnswers, ({ answer }) => countText(answer, value))]
}

function readScore(block: Extract<Block, { block: 'score' }>, shownAnswer: ShownAnswer): string {
  const facts = readScoreFacts(block, shownAnswer)
  if (!facts) return emptyText
  return facts.band ? `${facts.text} (${facts.band.label})` : facts.text
}

/** An absent list is not an empty one. */
function countText(answer: unknown, path: string): string {
  const rows = listAt(answer, path)
  return rows === undefined ? missingText : formatCounted(rows.length, 'registro', 'registros')
}

/** Returns the sections without the rows in which all values are equal. */
export const onlyDifferences = (sections: readonly ComparedSection[]): ComparedSection[] =>
  sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isEqual }) => !isEqual) }))
    .filter(({ rows }) => rows.length > 0)
