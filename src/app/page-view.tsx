import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageShown } from '@/lib/page-shown.ts'
import { announce } from '@/ui/announcer.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { Page } from './pages.ts'

type PageViewProps = { page: Page; loading: ReactNode }

/** A route's page with its loading view and, should it fail, a way on. Without `loading` the layout's boundary shows its own. */
export function PageView({ page: { Component, consulta }, loading }: PageViewProps) {
  const { pathname } = useLocation()
  const content = (
    <>
      <Component {...(consulta === undefined ? {} : { consulta })} />
      <Arrival key={pathname} />
    </>
  )
  return (
    <PageBoundary key={pathname} isAlone={loading !== undefined}>
      {loading === undefined ? content : <Suspense fallback={loading}>{content}</Suspense>}
    </PageBoundary>
  )
}

/** The key of the entry that the document was opened with, as the router stores it. */
const openedKey: unknown = window.history.state?.key ?? 'default'

/** Stands beside the page, so that it acts once the page is there: heading focused and announced, scrolled to the top. */
function Arrival() {
  const { key } = useLocation()
  const isOpening = useRef(key === openedKey)
  useEffect(() => {
    pageShown()
    // The page that the document opens with leaves the focus at its start.
    if (isOpening.current) return
    const heading = document.getElementById('page-title')
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    announce(heading?.textContent ?? '')
  }, [])
  return null
}
