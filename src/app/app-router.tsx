import { type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { isThere } from '@/lib/loads.ts'
import { preload } from '@/routes/preload.ts'
import { noteFocus } from './heading-focus.ts'
import { noteScroll } from './scroll-memory.ts'
import './page-progress.css'

/**
 * The router. Unlike `BrowserRouter` it changes the location only when what the next page needs has been loaded: the old
 * page stays until then, under a progress bar if it takes a while, and React has nothing to wait for: so the page is
 * rendered at once and in one go. In a transition it would be rendered in slices, with frames of the old one in between.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ location: history.location, action: history.action })
  const [isLoading, setLoading] = useState(false)
  useLayoutEffect(
    () =>
      history.listen((update) => {
        noteFocus()
        const show = () => {
          // Whoever has gone on meanwhile waits for another page.
          if (history.location.key !== update.location.key) return
          noteScroll()
          setShown(update)
          setLoading(false)
        }
        const missing = preload(update.location.pathname).filter((promise) => !isThere(promise))
        if (missing.length === 0) return show()
        setLoading(true)
        void Promise.allSettled(missing).then(show)
      }),
    [history],
  )
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {isLoading && (
        <div role="status">
          <div className="page-progress" role="progressbar" aria-label="Carregando a página" />
        </div>
      )}
      {children}
    </Router>
  )
}
