import nameKind from '@manifest/kinds/name.ts'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatByKind } from '@/formats/format-by-kind.ts'
import type { Path } from '@/generated/paths.ts'
import { type Recognised, recognise } from '@/kinds/recognise.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { runStepsInSlices } from '@/lib/run-in-slices.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { nextList } from '@/routes/next-page.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { useFollowLead, useOpenReport } from '@/session/use-follow-lead.ts'
import { useOpenEntry, useOpenSubject } from '@/session/use-open-entry.ts'
import { useOpenNeeds } from '@/session/use-open-needs.ts'
import { roles } from '@/state/roles.ts'
import { listAcceptedKinds, nameRecognised } from './accepted-kinds.ts'
import { findConsultaEntry, type PaletteEntry, searchIndex } from './entries.ts'
import { buildIndex, find, type SearchGroup, type SearchResult } from './find.ts'
import { listGroups, type RecognisedList, recogniseInSteps, recogniseLists } from './list-groups.ts'
import {
  inflectAdjective,
  listPartialValueEntries,
  listValueEntries,
  readLastUsed,
  type ValueActions,
} from './offers.ts'
import type { PastedList } from './pasted-text.ts'
import { findInSession, type SessionOpeners } from './session-entries.ts'

const maxResults = 200

export type PaletteResult = SearchResult<PaletteEntry> & {
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
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
 * they can be a person's name. If the user pasted a list, the function searches its batches.
 */
export function useSearch(pasted: PastedList | undefined): Search {
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
  const openingIndex = useMemo(() => [...buildIndex(buildOpeningGroups(openers)), ...index], [index])
  const searchBatches = (lines: readonly string[], query: string): PaletteResult => {
    if (!lists) return { groups: [], total: 0, problems: [], isReading: true }
    if (lists.length === 0) return { groups: [], total: 0, problems: [buildUnknownListText(lines)] }
    const { groups, problems } = listGroups(lists, openBatch)
    const isMatch = searchTest(query)
    const found = groups
      .map((group) => ({
        ...group,
        entries: group.entries.filter(({ title, hint }) => isMatch(searchKey(`${title} ${hint}`))),
      }))
      .filter(({ entries }) => entries.length > 0)
    return { groups: found, problems, total: countEntries(found) }
  }
  const search = (query: string): PaletteResult => {
    if (pasted) return searchBatches(pasted.lines, query)
    if (query.trim() === '') return { ...find(openingIndex, query, maxResults), problems: [] }
    const typedLists = recogniseLists(query)
    if (typedLists.length > 0) {
      const list = listGroups(typedLists, openBatch)
      return { ...list, total: countEntries(list.groups) }
    }
    const { groups, problems } = valueGroups(query, actions)
    const found = find(index, query, maxResults)
    const first = [...groups, ...findInSession(query, openers)]
    const last = found.total === 0 ? nameGroups(query, actions) : []
    const offered = countEntries([...first, ...last])
    return { groups: [...first, ...found.groups, ...last], total: offered + found.total, problems }
  }
  return { search, inputs: [listNeeds, pasted, lists] }
}

/** Reads the lines of a pasted list in slices. Returns `undefined` until all are read. */
function useLists(pasted: PastedList | undefined): readonly RecognisedList[] | undefined {
  const [read, setRead] = useState<{ pasted: PastedList; lists: RecognisedList[] }>()
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

const maxRecent = 5

/** Returns the consultas used last. */
const listRecent = (): PaletteEntry[] =>
  [...readLastUsed()]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([consultaId]) => findConsultaEntry(consultaId) ?? [])
    .slice(0, maxRecent)

/** Returns the groups for an empty query, which come first. */
export const buildOpeningGroups = (openers: SessionOpeners): SearchGroup<PaletteEntry>[] =>
  [...findInSession('', openers), { title: 'Usadas recentemente', entries: listRecent() }].filter(
    ({ entries }) => entries.length > 0,
  )

/** Returns true for two words with at least two letters. Nearly any text is a valid name, so no stricter rule is possible. */
const isName = (text: string) => text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length > 1

/** One word of at least three letters. `searchKey` has removed accents. */
const wordPattern = /^[a-z]{3,}$/

const vowelPattern = /[aeiou]/

/** The part of a name that one word lacks. */
const missingPart = 'sobrenome'

/** Returns the group for a text that can be a person's name, or none. One word can be a first name or a surname. */
export function nameGroups(text: string, actions: ValueActions): SearchGroup<PaletteEntry>[] {
  if (!listAcceptedKinds().includes('name')) return []
  const name = nameKind.normalise(text)
  const key = searchKey(name)
  if (wordPattern.test(key) && vowelPattern.test(key))
    return [{ title: kindTitles.name, entries: listPartialValueEntries('name', name, missingPart, actions) }]
  return isName(name) && nameKind.validate(name) === undefined
    ? [{ title: kindTitles.name, entries: listValueEntries('name', name, actions) }]
    : []
}

/** The reason of the rule, in the form used in parentheses after `inválido`. */
const shortenReason = (problem: string) =>
  problem
    .replace(/^[^:]* inválid[oa]: /, '')
    .replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase())

function buildTitle({ kind, value, problem }: Recognised): string {
  const state =
    problem === undefined
      ? inflectAdjective('válido', kind)
      : `${inflectAdjective('inválido', kind)}: ${shortenReason(problem)}`
  return `${kindTitles[kind]} ${formatByKind(kind, value)} (${state})`
}

type ValueGroups = {
  groups: SearchGroup<PaletteEntry>[]
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/** Returns the groups for a text that is a value. Returns none for a word. */
export function valueGroups(text: string, actions: ValueActions): ValueGroups {
  const recognised = recognise(text, listAcceptedKinds())
  return {
    groups: recognised
      .filter(({ problem }) => problem === undefined)
      .map((value) => ({
        title: buildTitle(value),
        isValue: true,
        entries: listValueEntries(value.kind, value.value, actions),
      })),
    problems: recognised.flatMap((value) => (value.problem === undefined ? [] : [buildTitle(value)])),
  }
}
