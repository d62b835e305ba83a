import { useEffect, useState } from 'react'

/** How the page was left: what was searched for, what was unfolded, and where it was scrolled to. */
type PageState = { query: string; unfolded: string[]; scroll: number }

const name = 'averigua.manifest-page'

const initialState: PageState = { query: '', unfolded: [], scroll: 0 }

/** A visit by an address or a link begins anew. */
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
    // Where storage is blocked, a reload begins anew.
  }
}

/** The text of the search and the ids of what is unfolded. A reload, which a change of code brings, loses neither. */
export function usePageState() {
  const [query, setQuery] = useState(pageState.query)
  const [unfolded, setUnfolded] = useState(() => new Set(pageState.unfolded))
  useEffect(() => storePageState({ query, unfolded: [...unfolded] }), [query, unfolded])
  const toggle = (id: string) => setUnfolded((before) => toggleId(before, id))
  return { query, setQuery, unfolded, toggle }
}

/** Once `isReady`, scrolls to where the page was left before a reload, or to what its address names. */
export function useScrollRestoration(isReady: boolean) {
  useEffect(() => {
    const storeScroll = () => storePageState({ scroll: window.scrollY })
    window.addEventListener('pagehide', storeScroll)
    return () => window.removeEventListener('pagehide', storeScroll)
  }, [])
  useEffect(() => {
    if (!isReady) return
    if (pageState.scroll > 0) window.scrollTo(0, pageState.scroll)
    else document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView()
  }, [isReady])
}

const toggleId = (ids: Set<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
