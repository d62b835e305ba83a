import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import type { PaletteEntry } from './entries.ts'
import { type PaletteResult, useSearch } from './use-search.ts'

export type Finder = {
  listId: string
  /** The query of `shown`, which may be older than the typed one. */
  searched: string
  shown: PaletteResult
  entries: PaletteEntry[]
  /** Index of the active option, counted over all groups. */
  active: number
  activeId: string | undefined
  choose: (entry: PaletteEntry) => void
  /** Opens the first result. It counts even if it has not been rendered yet. */
  chooseFirst: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Searches for a query and handles the keys of its combobox: arrows select, Enter opens or runs. `onChoose` runs
 * before an entry opens.
 */
export function useFinder(query: string, listId: string, onChoose: () => void): Finder {
  const [selected, select] = useState({ query, index: 0 })
  const navigate = useNavigateTo()
  const { search, listNeeds } = useSearch()
  const searched = useDeferredValue(query)
  const shown = useMemo(() => search(searched), [searched, listNeeds])
  const entries = listEntries(shown)
  // A new query starts at the first option.
  const active = selected.query === query ? selected.index : 0
  const choose = ({ path, run }: PaletteEntry) => {
    onChoose()
    if (run) run()
    else if (path !== undefined) navigate(path)
  }
  const chooseFirst = () => {
    const [first] = searched === query ? entries : listEntries(search(query))
    if (first) choose(first)
  }
  const move = (index: number) => {
    const next = (index + entries.length) % Math.max(1, entries.length)
    select({ query, index: next })
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown') move(active + 1)
    else if (key === 'ArrowUp') move(active - 1)
    else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      const chosen = entries[active]
      if (searched !== query) chooseFirst()
      else if (chosen) choose(chosen)
    } else return
    event.preventDefault()
  }
  const activeId = entries.length > 0 ? `${listId}-${active}` : undefined
  return { listId, searched, shown, entries, active, activeId, choose, chooseFirst, onKeyDown }
}

const listEntries = ({ groups }: PaletteResult) => groups.flatMap(({ entries }) => entries)
