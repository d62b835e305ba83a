import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import { roles } from '@/state/roles.ts'
import { type PaletteEntry, searchIndex } from './entries.ts'
import { buildIndex, find, type SearchResult } from './find.ts'
import { buildOpeningGroups } from './opening-groups.ts'
import { valueGroups } from './value-groups.ts'

const maxResults = 200

export type PaletteResult = SearchResult<PaletteEntry> & {
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/** Returns a function that searches: first for a value, then for words. */
export function useSearch(): (query: string) => PaletteResult {
  const followLead = useFollowLead()
  const openEntry = useOpenEntry()
  const { names } = useSnapshot(roles)
  // Created when the search opens, and again when the user's roles change.
  const index = useMemo(searchIndex, [names])
  const openingIndex = useMemo(() => [...buildIndex(buildOpeningGroups(openEntry)), ...index], [index])
  return (query) => {
    if (query.trim() === '') return { ...find(openingIndex, query, maxResults), problems: [] }
    const { groups, problems } = valueGroups(query, (lead, value, isDossie) =>
      followLead(lead, value, undefined, isDossie),
    )
    const found = find(index, query, maxResults)
    const offered = groups.reduce((sum, { entries }) => sum + entries.length, 0)
    return { groups: [...groups, ...found.groups], total: offered + found.total, problems }
  }
}
