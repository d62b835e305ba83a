import { useEffect, useState } from 'react'

/** How the page was left: what was searched for, what was unfolded, and where it was scrolled to. */
type View = { query: string; unfolded: string[]; scroll: number }

const name = 'averigua.manifest-page'

const begin: View = { query: '', unfolded: [], scroll: 0 }

/** A visit by an address or a link begins anew. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}

const kept: View = { ...begin, ...(isReturn() ? stored() : {}) }

function stored(): Partial<View> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<View>
  } catch {
    return {}
  }
}

function keep(change: Partial<View>) {
  Object.assign(kept, change)
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Where storage is blocked, a reload begins anew.
  }
}

/** The text of the search and the ids of what is unfolded. A reload, which a change of code brings, loses neither. */
export function useKeptView() {
  const [query, setQuery] = useState(kept.query)
  const [unfolded, setUnfolded] = useState(() => new Set(kept.unfolded))
  useEffect(() => keep({ query, unfolded: [...unfolded] }), [query, unfolded])
  const toggle = (id: string) => setUnfolded((before) => toggled(before, id))
  return { query, setQuery, unfolded, toggle }
}

/** Once `isReady`, scrolls to where the page was left before a reload, or to what its address names. */
export function useKeptScroll(isReady: boolean) {
  useEffect(() => {
    const leave = () => keep({ scroll: window.scrollY })
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    if (!isReady) return
    if (kept.scroll > 0) window.scrollTo(0, kept.scroll)
    else document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView()
  }, [isReady])
}

const toggled = (ids: Set<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
