import { queryWords, searchKey } from '@/lib/search-text.ts'
import { correctWord, minLongLength, splitTokens } from './typos.ts'

/**
 * A searchable item. Matches in the title rank above matches in `words`, and those above matches in `inside`.
 */
type Findable = {
  title: string
  words: string
  /** Words inside the page, one text per label. */
  inside?: readonly string[]
  /** The matching labels of `inside`, if nothing else matches. */
  within?: readonly string[]
}

export type SearchGroup<Entry> = {
  title: string
  entries: Entry[]
  /** True if the query is a value. The title then shows it as typed. */
  isValue?: boolean
}

type IndexedEntry<Entry> = { entry: Entry; titleKey: string; key: string; insideKey: string }

/** Groups of entries with normalized texts: normalizing takes longer than the search itself. */
export type SearchIndex<Entry> = SearchGroup<IndexedEntry<Entry>>[]

export function buildIndex<Entry extends Findable>(
  groups: readonly SearchGroup<Entry>[],
): SearchIndex<Entry> {
  return groups.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({
      entry,
      titleKey: searchKey(entry.title),
      key: searchKey(`${entry.title} ${title} ${entry.words}`),
      insideKey: searchKey(entry.inside?.join('\n') ?? ''),
    })),
  }))
}

export type SearchResult<Entry> = {
  groups: SearchGroup<Entry>[]
  total: number
  /** Nothing has the words as typed, but with one letter changed. */
  isCorrected?: boolean
}

/** `inside` must be the last rank. */
const ranks = { sameTitle: 0, titleStart: 1, title: 2, words: 3, inside: 4 }

/** `missing`: words that only the labels inside contain. */
type Ranked<Entry> = { entry: Entry; rank: number; missing: string[] }

/** Words that say nothing about what a query looks for. */
const fillers = new Set(['a', 'com', 'da', 'de', 'do', 'e', 'em', 'o', 'para', 'por'])

/** Returns the words of a query, without its fillers if there are others. */
function listWords(query: string): string[] {
  const words = queryWords(query)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * Ranks an entry for words, and for the start of a title. Returns `undefined` if the entry does not match. No words match
 * all equally.
 */
function rank<Entry extends Findable>(
  { entry, titleKey, key, insideKey }: IndexedEntry<Entry>,
  words: readonly string[],
  start: string,
): Ranked<Entry> | undefined {
  const rankTitle = () => {
    if (titleKey === start) return ranks.sameTitle
    if (titleKey.startsWith(start)) return ranks.titleStart
    return words.every((word) => titleKey.includes(word)) ? ranks.title : ranks.words
  }
  const missing = words.filter((word) => !key.includes(word))
  if (missing.length === 0) return { entry, rank: rankTitle(), missing }
  return isInOneLabel(insideKey, missing) ? { entry, rank: ranks.inside, missing } : undefined
}

/** Ranks an entry for words of which some have a typo: for the words that the entry has instead. */
function rankCorrected<Entry extends Findable>(
  indexed: IndexedEntry<Entry>,
  words: readonly string[],
): Ranked<Entry> | undefined {
  const { titleKey, key, insideKey } = indexed
  const correct = (word: string) => {
    if (key.includes(word) || insideKey.includes(word)) return word
    const texts = word.length < minLongLength ? [titleKey] : [titleKey, key, insideKey]
    for (const text of texts) {
      const found = correctWord(word, splitTokens(text))
      if (found !== undefined) return found
    }
    return undefined
  }
  const corrected = words.map(correct)
  const found = corrected.filter((word) => word !== undefined)
  return found.length === words.length ? rank(indexed, found, found.join(' ')) : undefined
}

/** Returns true if a single label has all words. */
const isInOneLabel = (insideKey: string, words: readonly string[]) =>
  words.every((word) => insideKey.includes(word)) &&
  (words.length === 1 || insideKey.split('\n').some((key) => words.every((word) => key.includes(word))))

/** Adds the labels that match, if nothing else matches. Labels that start with the words come first. */
function addMatchedLabels<Entry extends Findable>({ entry, missing }: Ranked<Entry>): Entry {
  if (missing.length === 0) return entry
  const labels = (entry.inside ?? []).map((label) => ({ label, key: searchKey(label) }))
  const startsWith = (key: string) => missing.some((word) => key.startsWith(word))
  const within = labels
    .filter(({ key }) => missing.every((word) => key.includes(word)))
    .sort((one, other) => Number(startsWith(other.key)) - Number(startsWith(one.key)))
    .map(({ label }) => label)
  return { ...entry, within }
}

type RankedGroup<Entry> = { title: string; entries: Ranked<Entry>[] }

/** Ranks all entries, and orders them, and the groups by their best entry. */
const rankAll = <Entry>(
  index: SearchIndex<Entry>,
  rankEntry: (indexed: IndexedEntry<Entry>) => Ranked<Entry> | undefined,
): RankedGroup<Entry>[] =>
  index
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .flatMap((indexed) => rankEntry(indexed) ?? [])
        .sort((one, other) => one.rank - other.rank),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => readBestRank(one.entries) - readBestRank(other.entries))

/**
 * Returns the matches of a query, best first: equal titles, titles that start with it, titles that contain
 * it, other words, words inside. If nothing matches, a word may have a typo. Groups are ordered by their best entry. At
 * most `limit` entries, so that a list of thousands stays fast; `total` counts all matches.
 */
export function find<Entry extends Findable>(
  index: SearchIndex<Entry>,
  query: string,
  limit: number,
): SearchResult<Entry> {
  const words = listWords(query)
  const start = searchKey(query).trim()
  const exact = rankAll(index, (indexed) => rank(indexed, words, start))
  const isCorrected = exact.length === 0
  const ranked = isCorrected ? rankAll(index, (indexed) => rankCorrected(indexed, words)) : exact
  let remaining = limit
  const groups = ranked.map(({ title, entries }) => {
    const shown = entries.slice(0, remaining).map(addMatchedLabels)
    remaining -= shown.length
    return { title, entries: shown }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    total: ranked.reduce((sum, { entries }) => sum + entries.length, 0),
    ...(isCorrected && ranked.length > 0 && { isCorrected }),
  }
}

/** The rank of the first of sorted entries. */
const readBestRank = ([first]: Ranked<unknown>[]) => first?.rank ?? ranks.inside
