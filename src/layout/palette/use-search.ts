import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import { roles } from '@/state/roles.ts'
import { type PaletteEntry, searchIndex } from './entries.ts'
import { type Found, find, indexed } from './find.ts'
import { openingGroups } from './opening-groups.ts'
import { valueGroups } from './value-groups.ts'

const maxResults = 200

export type Shown = Found<PaletteEntry> & {
  /** What was typed is an invalid value: of what, and why. */
  problems: string[]
}

/** What the search shows for a query: where it leads as a value, then what it finds as words. */
export function useSearch(): (query: string) => Shown {
  const followLead = useFollowLead()
  const openEntry = useOpenEntry()
  const { names } = useSnapshot(roles)
  // Made when the search opens, and again where the user may see other things meanwhile.
  const index = useMemo(searchIndex, [names])
  const openingIndex = useMemo(() => [...indexed(openingGroups(openEntry)), ...index], [index])
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
