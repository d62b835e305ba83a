import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { recognise } from '@/kinds/recognise.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { tabAnswers } from '@/state/tabs/tab-answers.ts'
import type { PaletteEntry } from './entries.ts'
import type { PastedList } from './pasted-text.ts'
import { type PaletteResult, useSearch } from './use-search.ts'

export type Finder = {
  listId: string
  /** The query of `shown`, which may be older than the typed one. */
  searched: string
  pasted: PastedList | undefined
  shown: PaletteResult
  entries: PaletteEntry[]
  /** Index of the active option, counted over all groups. */
  active: number
  activeId: string | undefined
  choose: (entry: PaletteEntry) => void
  /** Opens the first result, unless that may start a query: the user has not read it. */
  chooseUnread: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type FinderOptions = {
  query: string
  pasted: PastedList | undefined
  listId: string
  /** Runs before an entry opens. */
  onChoose: () => void
}

/**
 * Searches for a query, or for the batches of a pasted list, and handles the keys of the combobox: arrows select, Enter
 * opens or runs.
 */
export function useFinder({ query, pasted, listId, onChoose }: FinderOptions): Finder {
  const [selected, select] = useState({ query, pasted, index: 0 })
  const navigate = useNavigateTo()
  const { search, inputs } = useSearch(pasted)
  const searched = useDeferredValue(query)
  const { version } = useSnapshot(tabAnswers)
  const values = useMemo(
    () => recognise(searched).flatMap(({ value, problem }) => (problem === undefined ? [value] : [])),
    [searched],
  )
  useTabAnswers(values)
  const shown = useMemo(() => search(searched), [searched, version, ...inputs])
  const entries = listEntries(shown)
  // A new query starts at the first option.
  const active = selected.query === query && selected.pasted === pasted ? selected.index : 0
  const choose = ({ path, run }: PaletteEntry) => {
    onChoose()
    if (run) run()
    else if (path !== undefined) navigate(path)
  }
  const findFirst = () => (searched === query ? entries : listEntries(search(query)))[0]
  const chooseUnread = () => {
    const first = findFirst()
    if (first && !first.mayQuery) choose(first)
  }
  const move = (index: number) => {
    const next = (index + entries.length) % Math.max(1, entries.length)
    select({ query, pasted, index: next })
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown') move(active + 1)
    else if (key === 'ArrowUp') move(active - 1)
    else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      // An Enter right after a letter counts, even if the results of the letter have not been rendered yet.
      const chosen = searched === query ? entries[active] : findFirst()
      if (chosen) choose(chosen)
    } else return
    event.preventDefault()
  }
  const activeId = entries.length > 0 ? `${listId}-${active}` : undefined
  return { listId, searched, pasted, shown, entries, active, activeId, choose, chooseUnread, onKeyDown }
}

const listEntries = ({ groups }: PaletteResult) => groups.flatMap(({ entries }) => entries)
