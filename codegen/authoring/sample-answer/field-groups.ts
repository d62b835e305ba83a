import { foldText } from '../../../manifest/contract/fold-text.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { type AnswerEntry, distinguishLabels } from './entries.ts'
import { isKeyWord } from './kinds.ts'
import { buildLabel } from './label.ts'
import { findWord, shortWords, splitKey } from './words.ts'

/** More values do not fit a block that people read. */
const maxItems = 15

/** An object with fewer values stays together. */
const minEntries = 25

/** First words that say what a value is, and not what it is about. */
const formWords =
  /^(?:data|dt|dat|descricao|dsc|ds|numero|num|nr|quantidade|qtd|qtde|qt|codigo|cod|cd|valor|vlr|vl|indicador|ind|flag|fl|tipo|tp|nome|nm|total|is|has)$/

/** Fewer values are no group of their own. */
const minItems = 3

export type PrefixGroup<One> = { title: string | undefined; entries: One[] }

/** Values whose keys begin with the same words. */
type Family<One> = { words: string[]; entries: One[] }

const readWords = ({ key }: AnswerEntry) => splitKey(key).map((word) => word.toLowerCase())

/**
 * Splits the values of an object with dozens of keys into blocks of at most 15. Keys with the same first words are a family. The
 * second words split a long family, and a block joins several parts: 'Renda: consultas, gasto e pagamento'. Keys without a family
 * stay together, without a title.
 */
export function groupByPrefix<One extends AnswerEntry>(entries: readonly One[]): PrefixGroup<One>[] {
  if (entries.length <= minEntries) return [{ title: undefined, entries: [...entries] }]
  const { families, rest } = findFamilies(entries, 0)
  return [
    ...chunk(rest).map((part) => ({ title: undefined, entries: part })),
    ...families.flatMap(({ words, entries: own }) => splitFamily(words, own)),
  ]
}

/** Returns true if an object is long, and most of its keys share their first words. */
export function haveSharedPrefixes(entries: readonly AnswerEntry[]): boolean {
  if (entries.length <= minEntries) return false
  return findFamilies(entries, 0).rest.length < entries.length / 2
}

function findFamilies<One extends AnswerEntry>(entries: readonly One[], depth: number) {
  const byWord = new Map<string, One[]>()
  for (const entry of entries) {
    const word = readWords(entry)[depth] ?? ''
    byWord.set(word, [...(byWord.get(word) ?? []), entry])
  }
  const families = [...byWord]
    .filter(([word, own]) => own.length >= minItems && own.length < entries.length && !formWords.test(word))
    .map(([, own]): Family<One> => ({ words: findSharedWords(own), entries: own }))
  const isGrouped = (entry: One) => families.some((family) => family.entries.includes(entry))
  return { families, rest: entries.filter((entry) => !isGrouped(entry)) }
}

/** Returns the words that all keys begin with. Each key keeps a word of its own: 'Modelo 001', and not '001'. */
function findSharedWords(entries: readonly AnswerEntry[]): string[] {
  const all = entries.map(readWords)
  const [first = []] = all
  const end = first.findIndex((word, index) => all.some((words) => words[index] !== word))
  const most = Math.min(...all.map((words) => words.length - (/^\d+$/.test(words.at(-1) ?? '') ? 2 : 1)))
  return first.slice(0, Math.max(1, Math.min(end === -1 ? first.length : end, most)))
}

function splitFamily<One extends AnswerEntry>(words: string[], entries: One[]): PrefixGroup<One>[] {
  const title = buildTitle(words)
  const { families, rest } = findFamilies(entries, words.length)
  const hasParts = families.length > 1 && rest.length === 0
  if (entries.length <= maxItems && !hasParts) return [{ title, entries: dropWords(entries, words.length) }]
  const blocks: Family<One>[][] = rest.length > 0 ? chunk(rest).map((part) => [{ words, entries: part }]) : []
  for (const family of families.flatMap(splitLong)) {
    const last = blocks.at(-1)
    const count = last?.flatMap((one) => one.entries).length ?? maxItems
    if (last && count + family.entries.length <= maxItems) last.push(family)
    else blocks.push([family])
  }
  return blocks.map((parts) => joinParts(title, words.length, parts))
}

const splitLong = <One>({ words, entries }: Family<One>): Family<One>[] =>
  chunk(entries).map((part) => ({ words, entries: part }))

/** Parts that share a block name its values: 'Gasto: em 3 meses'. */
function joinParts<One extends AnswerEntry>(
  title: string,
  depth: number,
  parts: Family<One>[],
): PrefixGroup<One> {
  const named = parts.map(({ words, entries }) => ({
    label: words.length > depth ? buildTitle(words.slice(depth)) : undefined,
    entries: dropWords(entries, words.length),
  }))
  const labels = named.flatMap(({ label }) => label ?? [])
  const entries = named.flatMap(({ label, entries: own }) =>
    label === undefined || labels.length === 1
      ? own
      : own.map((entry) => ({ ...entry, label: `${label}: ${lowerFirst(entry.label)}` })),
  )
  const list = labels
    .map(lowerFirst)
    .join(', ')
    .replace(/, ([^,]*)$/, ' e $1')
  return { title: list === '' ? title : `${title}: ${list}`, entries: distinguishLabels(entries) }
}

/** An abbreviation that no dictionary has is no title: 'Variáveis bur'. */
function buildTitle(words: string[]): string {
  const [first = ''] = words
  const isKnown =
    first.length > 4 || findWord(first) !== undefined || shortWords.has(first) || isKeyWord(foldText(first))
  return isKnown ? buildLabel(words.join('_')) : `Variáveis ${words.join(' ')}`
}

/** Below the title of its block, a value is named by the rest of its key. */
function dropWords<One extends AnswerEntry>(entries: readonly One[], count: number): One[] {
  const named = entries.map((entry) => {
    const rest = splitKey(entry.key).slice(count)
    const label = buildLabel(rest.join('_'))
    return rest.length === 0 || label.includes('_') ? entry : { ...entry, label }
  })
  return distinguishLabels(named)
}

const chunk = <One>(entries: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(entries.length / maxItems) }, (_, index) =>
    entries.slice(index * maxItems, (index + 1) * maxItems),
  )
