import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { noteFocus } from './heading-focus.ts'
import './page-progress.css'

/**
 * The router. Like `BrowserRouter` it changes the location in a transition, so that the old page stays until the new
 * one has loaded; unlike it, it knows when that takes a while, and shows a progress bar.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ location: history.location, action: history.action })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((update) => {
        noteFocus()
        startTransition(() => setShown(update))
      }),
    [history],
  )
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {isPending && (
        <div role="status">
          <div className="page-progress" role="progressbar" aria-label="Carregando a página" />
        </div>
      )}
      {children}
    </Router>
  )
}
