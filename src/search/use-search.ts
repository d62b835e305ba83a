import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import { type ListNeeds, useOpenNeeds } from '@/session/use-open-needs.ts'
import { useOpenReport } from '@/session/use-open-report.ts'
import { useOpenSubject } from '@/session/use-open-subject.ts'
import { setPastedList } from '@/state/pasted-list.ts'
import { roles } from '@/state/roles.ts'
import { type PaletteEntry, searchIndex } from './entries.ts'
import { buildIndex, find, type SearchResult } from './find.ts'
import { listGroups } from './list-groups.ts'
import { nameGroups } from './name-groups.ts'
import type { ValueActions } from './offers.ts'
import { buildOpeningGroups } from './opening-groups.ts'
import { findInSession } from './session-entries.ts'
import { valueGroups } from './value-groups.ts'

const maxResults = 200

export type PaletteResult = SearchResult<PaletteEntry> & {
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/**
 * Returns a function that searches: for a list or a value, in the session and for words. If no page has the words,
 * they can be a person's name. The results of a value change with `listNeeds`, which loads.
 */
export function useSearch(): { search: (query: string) => PaletteResult; listNeeds: ListNeeds } {
  const followLead = useFollowLead()
  const listNeeds = useOpenNeeds()
  const openers = { openEntry: useOpenEntry(), openReport: useOpenReport() }
  const actions = {
    openSubject: useOpenSubject(),
    listNeeds,
    describeDossie: useDossieCosts(),
    follow: (...[lead, value, isDossie]: Parameters<ValueActions['follow']>) =>
      followLead(lead, value, undefined, isDossie),
  }
  const navigate = useNavigateTo()
  const openBatch = (path: Path, text: string) => {
    setPastedList(path, text)
    navigate(path)
  }
  const { names } = useSnapshot(roles)
  // Created when the search opens, and again when the user's roles change.
  const index = useMemo(searchIndex, [names])
  const openingIndex = useMemo(() => [...buildIndex(buildOpeningGroups(openers)), ...index], [index])
  const search = (query: string): PaletteResult => {
    if (query.trim() === '') return { ...find(openingIndex, query, maxResults), problems: [] }
    const list = listGroups(query, openBatch)
    if (list) return { ...list, total: countEntries(list.groups) }
    const { groups, problems } = valueGroups(query, actions)
    const found = find(index, query, maxResults)
    const first = [...groups, ...findInSession(query, openers)]
    const last = found.total === 0 ? nameGroups(query, actions) : []
    const offered = countEntries([...first, ...last])
    return { groups: [...first, ...found.groups, ...last], total: offered + found.total, problems }
  }
  return { search, listNeeds }
}

const countEntries = (groups: PaletteResult['groups']) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0)
