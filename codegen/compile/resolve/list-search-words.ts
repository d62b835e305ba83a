import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Block } from '../../../manifest/schema/result.ts'
import { cacheByObject } from '../read/cache-by-object.ts'

type Labelled = { label?: string | undefined }

function listLabelled(block: Block): Labelled[] {
  if (block.block === 'fields') return block.items
  if (block.block === 'table') return block.columns
  return block.block === 'timeline' && block.item ? [block.item] : []
}

const listSearchTexts = ({ fields, summary, findings = [], result }: ConsultaDefinition): SearchText[] => [
  ...result.map(readTitle),
  ...result.flatMap(listLabelled).map(readLabel),
  ...(summary?.detail ? [readLabel(summary.detail)] : []),
  ...fields.map(readLabel),
  ...findings.map(readLabel),
]

type SearchText = { text: string; words: string[]; key: string }

function readText(text = ''): SearchText {
  const words = splitSearchWords(text)
  return { text, words, key: words.join(' ') }
}

/** Variants share the blocks and labels that they inherit, so each text is split once. */
const readTitle = cacheByObject(({ title }: Block) => readText(title))

const readLabel = cacheByObject(({ label }: Labelled) => readText(label))

/** Splits a text into lower-case words without accents. */
const splitSearchWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the texts of a consulta that the search finds: titles of blocks, and labels of their values, of
 * fields and of findings. Texts that occur twice, or in title and description, are left out.
 */
export function listSearchWords(definition: ConsultaDefinition): string[] {
  const { title, description = '' } = definition
  const titleWords = new Set(splitSearchWords(`${title} ${description}`))
  const seen = new Set<string>()
  return listSearchTexts(definition).flatMap(({ text, words, key }) => {
    if (words.every((word) => titleWords.has(word)) || seen.has(key)) return []
    seen.add(key)
    return [text]
  })
}
