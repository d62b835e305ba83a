import { readRows } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { kinds, type LeadKind } from '@manifest/kinds/index.ts'
import type { Block, Item } from '@manifest/schema/result.ts'
import { createShownAnswer, formatItem, formatRowItem, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { emptyText } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import type { AnsweredOutcome } from '../outcome.ts'

/** Names a value: a person, a company or an address. `hidden` is shown while sensitive values are hidden. */
export type ValueContext = { text: string; hidden: string }

/** A layout has the name of a document just before it, and the lines of an address before its CEP. */
const nameCounts: Partial<Record<LeadKind, number>> = { cpf: 1, cnpj: 1, cep: Number.POSITIVE_INFINITY }

/** Returns the name that an answer has before a value; `undefined` if it has none. */
export function findContext(
  { result }: ConsultaDefinition,
  answered: AnsweredOutcome,
  value: LeadValue,
): ValueContext | undefined {
  const shown = createShownAnswer(answered, () => true)
  const hiding = createShownAnswer(answered, () => false)
  for (const block of result)
    for (const { items, source, format } of listRecords(block, answered.answer)) {
      const place = items.findIndex((item) => item.format === value.kind && isValue(source, item, value))
      const names = listNames(items.slice(0, Math.max(0, place)), value.kind)
      const [text, hidden] = [shown, hiding].map((each) => joinTexts(names.map((name) => format(each, name))))
      if (text && hidden && hasWord.test(text)) return { text, hidden }
    }
  return undefined
}

/** A number alone names nothing. */
const hasWord = /\p{L}{2}/u

/** Values that stand together: the fields of a block, or a row of a table. */
type ValueRecord = {
  items: readonly Item[]
  source: unknown
  format: (shown: ShownAnswer, item: Item) => string
}

function listRecords(block: Block, answer: unknown): ValueRecord[] {
  if (block.block === 'fields') return [{ items: block.items, source: answer, format: formatItem }]
  const found = block.block === 'table' ? readRows(answer, block) : undefined
  if (block.block !== 'table' || !found) return []
  return found.rows.map((row, index) => ({
    items: block.columns,
    source: row,
    format: (shown, item) => formatRowItem(shown, { row, index, pathAt: found.pathAt }, item),
  }))
}

function isValue(source: unknown, item: Item, { kind, value }: LeadValue): boolean {
  const read = readItem(source, item)
  return (
    (typeof read === 'string' || typeof read === 'number') && kinds[kind].normalise(String(read)) === value
  )
}

/** Returns the last items before a value that may be a part of its name. */
function listNames(before: readonly Item[], kind: LeadKind): readonly Item[] {
  const other = before.findLastIndex(({ format }) => format !== undefined && format !== 'name')
  const count = Math.min(before.length - other - 1, nameCounts[kind] ?? 0)
  return before.slice(before.length - count)
}

const joinTexts = (texts: readonly string[]) => texts.filter((text) => text !== emptyText).join(', ')
