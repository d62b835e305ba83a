import { useEffect, useState } from 'react'

/** The state of the page before a reload. */
type PageState = { query: string; unfolded: string[]; scroll: number }

const name = 'averigua.manifest-page'

const initialState: PageState = { query: '', unfolded: [], scroll: 0 }

/** A visit by URL or link starts with the initial state. */
const isReturnVisit = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}

const pageState: PageState = { ...initialState, ...(isReturnVisit() ? readStoredState() : {}) }

function readStoredState(): Partial<PageState> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<PageState>
  } catch {
    return {}
  }
}

function storePageState(change: Partial<PageState>) {
  Object.assign(pageState, change)
  try {
    sessionStorage.setItem(name, JSON.stringify(pageState))
  } catch {
    // Without storage, a reload starts with the initial state.
  }
}

/** Returns the search query and the ids of unfolded entries. Both survive the reload that Vite triggers. */
export function usePageState() {
  const [query, setQuery] = useState(pageState.query)
  const [unfolded, setUnfolded] = useState(() => new Set(pageState.unfolded))
  useEffect(() => storePageState({ query, unfolded: [...unfolded] }), [query, unfolded])
  const toggle = (id: string) => setUnfolded((before) => toggleId(before, id))
  return { query, setQuery, unfolded, toggle }
}

/** Restores the scroll position after a reload, or scrolls to the URL's hash. */
export function useScrollRestoration() {
  useEffect(() => {
    const storeScroll = () => storePageState({ scroll: window.scrollY })
    window.addEventListener('pagehide', storeScroll)
    return () => window.removeEventListener('pagehide', storeScroll)
  }, [])
  useEffect(() => {
    if (pageState.scroll > 0) window.scrollTo(0, pageState.scroll)
    else document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView()
  }, [])
}

const toggleId = (ids: Set<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
