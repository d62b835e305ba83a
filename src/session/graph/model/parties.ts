import type { Block, LayoutParts } from '@manifest/blocks/index.ts'
import { wholeAnswer } from '@manifest/contract/answer-path.ts'
import { readRowValues } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { findKind, isLeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Format } from '@manifest/schema/result.ts'
import { parseLeadValue } from '@/formats/parse-lead-value.ts'
import { emptyText, formatValue, hideValue } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'

/** A text of an answer in its two forms. They are the same if the answer does not hide the value. */
type PartyText = { whole: string; hidden: string }

/**
 * A person or a company that an answer names. `value` is the document, or the name if the source gives no whole
 * document. All characters: not for the screen.
 */
export type Party = {
  value: LeadValue
  name?: PartyText
  /** The document as the source gives it, if it is only a part. */
  partialDocument?: string
  /** What the party is to the subject, in the words of the answer or of the manifest. */
  relation: string
}

type PartyItem = {
  label: string
  value: string
  format?: Format | undefined
  sensitive?: boolean | undefined
  leads?: boolean | undefined
}

/** Returns the people and companies that an answer names and that a consulta can start from. */
export const readParties = ({ summary, result }: ConsultaDefinition, answer: Json): Party[] => [
  ...(summary ? readSummary(summary, answer) : []),
  ...result.flatMap((block) => readBlock(block, answer)),
]

/** The name in the head of an answer belongs to the document beside it, if this is not the subject's own. */
function readSummary({ detail, ...name }: LayoutParts['summary'], answer: Json): Party[] {
  if (!detail || !isDocument(detail)) return []
  return readParty([{ ...name, label: '' }, detail], answer)
    .filter(({ value }) => value.kind !== 'name')
    .map((party) => ({ ...party, relation: detail.label }))
}

function readBlock(block: Block, answer: Json): Party[] {
  const { title } = block
  if (block.block === 'fields')
    return readParty(block.items, answer).map((party) =>
      party.value.kind === 'name' ? party : { ...party, relation: title ?? party.relation },
    )
  if (block.block === 'list') {
    const item = { ...block, value: block.item ?? wholeAnswer, label: title ?? '' }
    return readRowValues(answer, block).flatMap((row) => readParty([item], row))
  }
  return block.block === 'table' ? readTable(block, answer) : []
}

/** The first party of a row is what the marked column says; the others are what their own columns say. */
function readTable(block: LayoutParts['table'], answer: Json): Party[] {
  const marked = block.columns.find(({ relation }) => relation)
  return readRowValues(answer, block).flatMap((row) => {
    const text = marked ? formatValue(readItem(row, marked), marked.format) : emptyText
    const relation = text === emptyText ? block.title : text
    return readParty(block.columns, row).map((party, index) =>
      index === 0 && relation !== undefined ? { ...party, relation } : party,
    )
  })
}

/** True for a document of a person or a company, which leads to consultas. */
const isDocument = ({ format, leads }: PartyItem) =>
  isLeadKind(format) && findKind(format).isTaxpayer === true && leads !== false

/** Returns the parties of values that stand together. A name stands before its document. */
const readParty = (items: readonly PartyItem[], source: unknown): Party[] =>
  items.flatMap((item, index) => {
    const [before, after] = [items[index - 1], items[index + 1]]
    if (isDocument(item)) return readDocument(item, before, source)
    return isNameLead(item) && !(after && isDocument(after)) ? readName(item, undefined, source) : []
  })

const isNameLead = ({ format, leads }: PartyItem) => format === 'name' && leads !== false

function readDocument(item: PartyItem, before: PartyItem | undefined, source: unknown): Party[] {
  const raw = readItem(source, item)
  const value = parseLeadValue(raw, item.format)
  const name = before && readText(before, source)
  if (value) return [{ value, ...(name ? { name } : {}), relation: (name && before?.label) || item.label }]
  return before && isNameLead(before) ? readName(before, item, source) : []
}

/** Returns a party that only its name identifies, with the part of its document that the source gives. */
function readName(item: PartyItem, document: PartyItem | undefined, source: unknown): Party[] {
  const value = parseLeadValue(readItem(source, item), 'name')
  const name = readText(item, source)
  if (!value || !name) return []
  const partial = document && formatValue(readItem(source, document), document.format)
  const isShown = partial !== undefined && partial !== emptyText && !document?.sensitive
  return [{ value, name, relation: item.label, ...(isShown ? { partialDocument: partial } : {}) }]
}

/** Returns the name that an item has. A number, such as an inscription, is none. */
function readText({ format, sensitive, ...item }: PartyItem, source: unknown): PartyText | undefined {
  if (format !== undefined && format !== 'name') return undefined
  const raw = readItem(source, item)
  const whole = formatValue(raw, format ?? 'name')
  if (!/\p{L}/u.test(whole)) return undefined
  return { whole, hidden: sensitive ? hideValue(raw, format) : whole }
}
