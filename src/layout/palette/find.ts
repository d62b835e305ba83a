import { searchKey, searchTest } from '@/lib/search-text.ts'

/** Something to be found: by its title first of all, and by other words. */
type Findable = { title: string; words: string }

export type Group<Entry> = { title: string; entries: Entry[] }

type Rank = 0 | 1 | 2

/** 0 for a title that starts with the query, 1 for one in which all of it occurs, 2 for what other words find. */
function rankOf(title: string, query: string, isFound: (key: string) => boolean): Rank {
  const key = searchKey(title)
  if (key.startsWith(searchKey(query).trim())) return 0
  return isFound(key) ? 1 : 2
}

/**
 * What a query finds, best first: the groups by the best of their entries, and `most` entries at most, so that a
 * list of thousands stays fast. `total` counts all that was found.
 */
export function find<Entry extends Findable>(
  groups: readonly Group<Entry>[],
  query: string,
  most: number,
): { groups: Group<Entry>[]; total: number } {
  const isFound = searchTest(query)
  const ranked = groups
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter((entry) => isFound(searchKey(`${entry.title} ${title} ${entry.words}`)))
        .map((entry) => ({ entry, rank: rankOf(entry.title, query, isFound) }))
        .sort((one, other) => one.rank - other.rank),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => (one.entries[0]?.rank ?? 2) - (other.entries[0]?.rank ?? 2))
  let room = most
  const shown = ranked.map(({ title, entries }) => {
    const first = entries.slice(0, room).map(({ entry }) => entry)
    room -= first.length
    return { title, entries: first }
  })
  return {
    groups: shown.filter(({ entries }) => entries.length > 0),
    total: ranked.reduce((sum, { entries }) => sum + entries.length, 0),
  }
}
