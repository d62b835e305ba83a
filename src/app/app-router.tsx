import { type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { removeBasePath } from '@/lib/base-path.ts'
import { isLoaded } from '@/lib/on-demand.ts'
import { preload } from '@/routes/preload.ts'
import { recordFocus, recordScroll } from './focus-and-scroll.ts'

/** The router's history. `prerender.tsx` passes a memory history. */
export type AppHistory = ReturnType<typeof createHistory>

/**
 * React Router exports the browser history only as `UNSAFE_createBrowserHistory`, which `BrowserRouter` itself uses. With `v5Compat`,
 * `listen` also reports push and replace, not only Back and Forward.
 */
export const createHistory = () => createBrowserHistory({ v5Compat: true })

/** A faster page shows no progress bar. In ms. */
const progressDelay = 300

/**
 * The router. Unlike `BrowserRouter`, this router changes the location after the next page has loaded. Until then the
 * old page stays, under a progress bar. React then renders the page synchronously, in one go. A transition
 * would render it in slices, with frames of the old page in between.
 */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [shownUpdate, setShownUpdate] = useState({ location: history.location, action: history.action })
  const [isLoading, setLoading] = useState(false)
  useLayoutEffect(() => {
    let progressTimer: ReturnType<typeof setTimeout> | undefined
    return history.listen((update) => {
      recordFocus()
      const show = () => {
        // The user has navigated again in the meantime.
        if (history.location.key !== update.location.key) return
        clearTimeout(progressTimer)
        recordScroll()
        setShownUpdate(update)
        setLoading(false)
      }
      const pending = preload(removeBasePath(update.location.pathname)).filter(
        (promise) => !isLoaded(promise),
      )
      if (pending.length === 0) return show()
      clearTimeout(progressTimer)
      progressTimer = setTimeout(() => setLoading(true), progressDelay)
      void Promise.allSettled(pending).then(show)
    })
  }, [history])
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={shownUpdate.location}
      navigationType={shownUpdate.action}
      navigator={history}
    >
      {isLoading && (
        <div role="status">
          <div className="page-progress" role="progressbar" aria-label="Carregando a página" />
        </div>
      )}
      {children}
    </Router>
  )
}
