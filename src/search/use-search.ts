import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { runStepsInSlices } from '@/lib/run-in-slices.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { nextList } from '@/routes/next-page.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { useFollowLead, useOpenReport } from '@/session/use-follow-lead.ts'
import { useOpenEntry, useOpenSubject } from '@/session/use-open-entry.ts'
import { useOpenNeeds } from '@/session/use-open-needs.ts'
import { roles } from '@/state/roles.ts'
import { nameRecognised } from './accepted-kinds.ts'
import { batchIndex, isAboutBatches, type PaletteEntry, searchIndex } from './entries.ts'
import { buildIndex, find, type SearchGroup, type SearchResult } from './find.ts'
import { listGroups, type RecognisedLists, recogniseInSteps, recogniseLists } from './list-groups.ts'
import type { ValueActions } from './offers.ts'
import { buildOpeningGroups } from './opening.ts'
import type { PastedList } from './pasted-text.ts'
import { findInSession } from './session-entries.ts'
import { buildValueGroup, groupWithin, nameGroups, valueGroups } from './value-groups.ts'

const maxResults = 200

export type PaletteResult = SearchResult<PaletteEntry> & {
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
  /** Counts the values of a pasted list by kind: '12 CPF, 3 CNPJ, 1 não reconhecido'. */
  summary?: string | undefined
  /** The lines of the pasted list are being read. */
  isReading?: boolean
}

type Search = {
  search: (query: string) => PaletteResult
  /** The results of `search` change with these. */
  inputs: readonly unknown[]
}

/**
 * Returns a function that searches: for a list or a value, in the session and for words. If no page has the words,
 * they can be a person's name. If the user pasted a list, the function searches its batches. With actions of a page it
 * searches nothing else.
 */
export function useSearch(pasted: PastedList | undefined, pageActions?: readonly PaletteEntry[]): Search {
  const lists = useLists(pasted)
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
    nextList.give(path, text)
    navigate(path)
  }
  const { names } = useSnapshot(roles)
  // Created when the search opens, and again when the user's roles change.
  const index = useMemo(searchIndex, [names])
  const readLists = ({ lists, summary }: RecognisedLists): PaletteResult => {
    const { groups, problems } = listGroups(lists, openBatch, ({ kind, value }) => [
      buildValueGroup({ kind, value }, actions),
    ])
    const shown = summary === undefined ? groups : groups.map(shortenGroup)
    return { groups: shown, problems, summary, total: countEntries(shown) }
  }
  const searchBatches = (lines: readonly string[], query: string): PaletteResult => {
    if (!lists) return { groups: [], total: 0, problems: [], isReading: true }
    if (lists.lists.length === 0) return searchWithin(lines)
    if (query.trim() === '') return readLists(lists)
    const { groups, problems } = listGroups(lists.lists, openBatch)
    const isMatch = searchTest(query)
    const found = groups
      .map((group) => ({
        ...group,
        entries: group.entries.filter(({ title, hint }) => isMatch(searchKey(`${title} ${hint}`))),
      }))
      .filter(({ entries }) => entries.length > 0)
    return { groups: found, problems, total: countEntries(found) }
  }
  /** Finds the values of a text that is no list, such as the lines of a letter. */
  const searchWithin = (lines: readonly string[]): PaletteResult => {
    const groups = groupWithin(lines.join('\n'), actions)
    const problems = groups.length > 0 ? [] : [buildUnknownListText(lines)]
    return { groups, problems, total: countEntries(groups) }
  }
  const search = (query: string): PaletteResult => {
    if (pageActions)
      return {
        ...find(buildIndex([{ title: 'Nesta página', entries: [...pageActions] }]), query, maxResults),
        problems: [],
      }
    if (pasted) return searchBatches(pasted.lines, query)
    if (query.trim() === '') {
      const groups = buildOpeningGroups(openers)
      return { groups, total: countEntries(groups), problems: [] }
    }
    const typedLists = recogniseLists(query)
    if (typedLists.lists.length > 0) return readLists(typedLists)
    const { groups, problems } = valueGroups(query, actions)
    const within = groups.length + problems.length > 0 ? [] : groupWithin(query, actions)
    const found = find(isAboutBatches(query) ? [...batchIndex(), ...index] : index, query, maxResults)
    const first = [...groups, ...within, ...findInSession(query, openers)]
    const isName = within.length === 0 && (found.total === 0 || found.isCorrected)
    const last = isName ? nameGroups(query, actions) : []
    const offered = countEntries([...first, ...last])
    return { groups: [...first, ...found.groups, ...last], total: offered + found.total, problems }
  }
  return { search, inputs: [listNeeds, pasted, lists] }
}

/** Reads the lines of a pasted list in slices. Returns `undefined` until all are read. */
function useLists(pasted: PastedList | undefined): RecognisedLists | undefined {
  const [read, setRead] = useState<{ pasted: PastedList; lists: RecognisedLists }>()
  useEffect(() => {
    if (!pasted) return
    const controller = new AbortController()
    runStepsInSlices(recogniseInSteps(pasted.lines), { signal: controller.signal }).then(
      (lists) => setRead({ pasted, lists }),
      () => undefined,
    )
    return () => controller.abort()
  }, [pasted])
  return read && read.pasted === pasted ? read.lists : undefined
}

function buildUnknownListText(lines: readonly string[]): string {
  const { nouns, isFeminine } = nameRecognised()
  const [none, recognised] = isFeminine ? ['Nenhuma', 'reconhecida'] : ['Nenhum', 'reconhecido']
  return `${none} ${nouns} ${recognised} em ${formatCounted(lines.length, 'linha', 'linhas')}`
}

const countEntries = (groups: PaletteResult['groups']) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0)

/** The most entries of each kind in a mixed list, so that all kinds are in view. */
const maxPerKind = 4

const shortenGroup = (group: SearchGroup<PaletteEntry>) => ({
  ...group,
  entries: group.entries.slice(0, maxPerKind),
})
