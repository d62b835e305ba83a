import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'

type OptionalText = string | undefined

function listLabels(block: Block): OptionalText[] {
  if (block.block === 'fields') return block.items.map(({ label }) => label)
  if (block.block === 'table') return block.columns.map(({ label }) => label)
  return block.block === 'timeline' ? [block.item?.label] : []
}

const listSearchTexts = ({ fields, summary, findings = [], result }: ConsultaDefinition): OptionalText[] => [
  ...result.map(({ title }) => title),
  ...result.flatMap(listLabels),
  ...readDetailLabel(summary),
  ...fields.map(({ label }) => label),
  ...findings.map(({ label }) => label),
]

const readDetailLabel = (summary: Summary | undefined): OptionalText[] =>
  summary?.detail ? [summary.detail.label] : []

/** Splits a text into lower-case words without accents. */
const splitSearchWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the texts of a consulta that the search finds: titles of blocks, and labels of their values, of
 * fields and of findings. Texts that occur twice, or in title and description, are left out.
 */
export function listSearchWords(definition: ConsultaDefinition): string[] {
  const { title, description = '' } = definition
  const titleWords = new Set(splitSearchWords(`${title} ${description}`))
  const seen = new Set<string>()
  return listSearchTexts(definition).flatMap((text = '') => {
    const words = splitSearchWords(text)
    const key = words.join(' ')
    if (words.every((word) => titleWords.has(word)) || seen.has(key)) return []
    seen.add(key)
    return [text]
  })
}
