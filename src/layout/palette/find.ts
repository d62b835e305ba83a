import { searchKey, searchTest } from '@/lib/search-text.ts'

/** What can be searched: matches in the title rank above matches in the other words. */
type Findable = { title: string; words: string }

export type Group<Entry> = { title: string; entries: Entry[] }

type Keyed<Entry> = { entry: Entry; titleKey: string; key: string }

/** Groups of entries with normalised texts: normalising them takes longer than the search itself. */
export type SearchIndex<Entry> = Group<Keyed<Entry>>[]

export function indexed<Entry extends Findable>(groups: readonly Group<Entry>[]): SearchIndex<Entry> {
  return groups.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({
      entry,
      titleKey: searchKey(entry.title),
      key: searchKey(`${entry.title} ${title} ${entry.words}`),
    })),
  }))
}

type Found<Entry> = { groups: Group<Entry>[]; total: number }

/**
 * What a query finds, best first: titles that start with it, titles in which it occurs, matches in other words;
 * groups are ordered by their best entry. At most `limit` entries, so that a list of thousands stays fast; `total`
 * counts all matches.
 */
export function find<Entry>(index: SearchIndex<Entry>, query: string, limit: number): Found<Entry> {
  const isFound = searchTest(query)
  const start = searchKey(query).trim()
  const rank = ({ titleKey }: Keyed<Entry>) => (titleKey.startsWith(start) ? 0 : isFound(titleKey) ? 1 : 2)
  const ranked = index
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ key }) => isFound(key))
        .map((keyed) => ({ entry: keyed.entry, rank: rank(keyed) }))
        .sort((one, other) => one.rank - other.rank),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => (one.entries[0]?.rank ?? 2) - (other.entries[0]?.rank ?? 2))
  let room = limit
  const groups = ranked.map(({ title, entries }) => {
    const shown = entries.slice(0, room).map(({ entry }) => entry)
    room -= shown.length
    return { title, entries: shown }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    total: ranked.reduce((sum, { entries }) => sum + entries.length, 0),
  }
}
