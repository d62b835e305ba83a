import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'

type Text = string | undefined

/** The labels of what a block shows: its items, its columns, what a timeline shows of an event. */
function labelsOf(block: Block): Text[] {
  if (block.block === 'fields') return block.items.map(({ label }) => label)
  if (block.block === 'table') return block.columns.map(({ label }) => label)
  return block.block === 'timeline' ? [block.item?.label] : []
}

const textsOf = ({ fields, summary, findings = [], result }: ConsultaDefinition): Text[] => [
  ...result.map(({ title }) => title),
  ...result.flatMap(labelsOf),
  ...labelOfDetail(summary),
  ...fields.map(({ label }) => label),
  ...findings.map(({ label }) => label),
]

const labelOfDetail = (summary: Summary | undefined): Text[] =>
  summary?.detail ? [summary.detail.label] : []

/** Letters and digits as a search compares them. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** `plainWords`, that reads a text once however many consultas have it. */
export function createWordsOf(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const words = known.get(text) ?? plainWords(text)
    known.set(text, words)
    return words
  }
}

/**
 * The words that stand inside a consulta, by which the search finds it: titles of its blocks,
 * labels of what they show, labels of its fields and of its findings. Each once, and none that title and description already say.
 */
export function wordsInside(definition: ConsultaDefinition, wordsOf = plainWords): string[] {
  const { title, description = '' } = definition
  const known = new Set(plainWords(`${title} ${description}`))
  const seen = new Set<string>()
  return textsOf(definition).flatMap((text = '') => {
    const words = wordsOf(text)
    const key = words.join(' ')
    if (words.every((word) => known.has(word)) || seen.has(key)) return []
    seen.add(key)
    return [text]
  })
}
