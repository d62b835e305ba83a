import { valueAt } from '@manifest/contract/answer-path.ts'
import { type RowList, readRows } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockByKind, Item } from '@manifest/schema/result.ts'
import { readAlertState } from '@/blocks/alert/text.ts'
import { formatItem, formatRowItem, type RowContext, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { readStatus } from '@/blocks/summary/text.ts'
import { emptyText, formatValue, missingText } from '@/formats/registry.ts'
import { type AnsweredOutcome, listMissing } from '../../outcome.ts'

/** The facts of a block: a raised alert, labelled values, or rows with the labels of their columns. */
export type BlockFacts =
  | { kind: 'alert'; text: string }
  | { kind: 'fields'; facts: Fact[] }
  | { kind: 'rows'; labels: string[]; rows: string[][] }

/** The facts of an answer: its subject and, by the index of the block, its values. No text is hidden. */
export type AnswerFacts = {
  identity?: { name: string; detail: string; detailFormat: string | undefined; status: string } | undefined
  /** The values of its head. */
  headFacts: Fact[]
  blocks: (BlockFacts | undefined)[]
}

/** Longer lists are not compared: each answer would take noticeable time. */
const maxRows = 100

const factsByOutcome = new WeakMap<AnsweredOutcome, AnswerFacts>()

/** Returns the facts of an answer, to compare them with others. Do not show them: nothing is hidden. */
export function readAnswerFacts(definition: ConsultaDefinition, outcome: AnsweredOutcome): AnswerFacts {
  const known = factsByOutcome.get(outcome)
  if (known) return known
  const shown: ShownAnswer = {
    answer: outcome.answer,
    missing: listMissing(outcome),
    isRevealed: () => true,
  }
  const facts = {
    identity: readIdentity(definition, shown),
    headFacts: readHeadFacts(definition, shown),
    blocks: definition.result.map((block) => readBlockFacts(block, shown)),
  }
  factsByOutcome.set(outcome, facts)
  return facts
}

function readIdentity({ summary }: ConsultaDefinition, shown: ShownAnswer): AnswerFacts['identity'] {
  if (!summary) return undefined
  const { detail, status } = summary
  return {
    name: formatItem(shown, summary),
    detail: detail ? formatItem(shown, detail) : emptyText,
    detailFormat: detail?.format,
    status: readStatus(status, shown.answer)?.text ?? emptyText,
  }
}

function readHeadFacts({ summary }: ConsultaDefinition, shown: ShownAnswer): Fact[] {
  if (!summary) return []
  const { value, detail, status } = summary
  return [
    { label: 'Nome', path: value, text: formatItem(shown, summary) },
    ...(detail ? [readFact(detail, shown)] : []),
    ...(status
      ? [{ label: 'Situação', path: status.value, text: formatItem(shown, { ...status, sensitive: false }) }]
      : []),
  ]
}

const readFact = (item: Item, shown: ShownAnswer): Fact => ({
  label: item.label,
  path: item.value,
  text: formatItem(shown, item),
})

function readBlockFacts(block: Block, shown: ShownAnswer): BlockFacts | undefined {
  switch (block.block) {
    case 'alert':
      return readAlertFacts(block, shown)
    case 'fields':
      return {
        kind: 'fields',
        facts: block.items.map((item) => readFact(item, shown)),
      }
    case 'table':
      return readRowFacts(
        shown,
        block,
        block.columns.map(({ label }) => label),
        (context) => block.columns.map((column) => formatRowItem(shown, context, column)),
      )
    case 'list':
      return readRowFacts(shown, { value: block.value }, [block.title ?? ''], ({ row }) => [
        formatValue(block.item === undefined ? row : valueAt(row, block.item), block.format),
      ])
    default:
      return undefined
  }
}

function readAlertFacts(block: BlockByKind<'alert'>, shown: ShownAnswer): BlockFacts | undefined {
  if (readAlertState(block, shown) !== 'raised') return undefined
  const value = block.value === undefined ? '' : formatItem(shown, { value: block.value, sensitive: false })
  return { kind: 'alert', text: JSON.stringify([block.status, block.title, block.text, value]) }
}

function readRowFacts(
  { answer }: ShownAnswer,
  rowList: RowList,
  labels: string[],
  readCells: (context: RowContext) => string[],
): BlockFacts | undefined {
  const list = readRows(answer, rowList)
  if (!list || list.rows.length === 0 || list.rows.length > maxRows) return undefined
  const { rows, pathAt } = list
  return { kind: 'rows', labels, rows: rows.map((row, index) => readCells({ row, index, pathAt })) }
}

/** A value as the page writes it, with its label and, if it comes from an answer, its path there. */
export type Fact = { label: string; text: string; path?: string }

/** The facts about the subject in the head of a page. */
export type HeadFacts = { name?: string | undefined; status?: string | undefined; facts: readonly Fact[] }

export const isPresent = (text: string) => text !== emptyText && text !== missingText

/** In characters. A shorter text without digits, such as 'Regular', may be equal by chance. */
const minDistinctiveLength = 10

/** Returns true for a text that two different subjects hardly share, such as a document or a full name. */
export const isDistinctive = (text: string) =>
  isPresent(text) && (/\d.*\d.*\d.*\d/.test(text) || (text.length >= minDistinctiveLength && /\s/.test(text)))

/** Returns a function that tests if a list has a fact with the same text, and with the same label or path. */
export function createFactTest(others: readonly Fact[]): (fact: Fact) => boolean {
  const keys = new Set(others.flatMap(buildKeys))
  return (fact) => buildKeys(fact).some((key) => keys.has(key))
}

const buildKeys = ({ label, text, path }: Fact) => [
  JSON.stringify(['label', label, text]),
  ...(path === undefined ? [] : [JSON.stringify(['path', path, text])]),
]
