import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageShown } from '@/lib/page-shown.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { Page } from './page.ts'
import { PageBoundary } from './page-boundary.tsx'
import { leaveScroll, restoreScroll, showScroll } from './scroll-memory.ts'

type PageViewProps = { page: Page; loading?: ReactNode }

/** A route's page with its loading view and, should it fail, a way on. Without `loading` the layout's boundary shows its own. */
export function PageView({ page: { Component, family }, loading }: PageViewProps) {
  const { pathname } = useLocation()
  const content = (
    <>
      <Component {...(family === undefined ? {} : { family })} />
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

/** Whether a page has been left. After that the entry that was opened is one of the history's like the others. */
let hasMoved = false

function leave() {
  hasMoved = true
  leaveScroll()
}

/**
 * Stands beside the page, so that it acts once the page is there: heading focused and announced, scrolled to the top,
 * or on the way back and forth to where the page was left.
 */
function Arrival() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isOpening = useRef(key === openedKey && !hasMoved)
  useEffect(() => {
    pageShown()
    // The page that the document opens with leaves the focus at its start.
    if (isOpening.current) return
    const heading = document.getElementById('page-title')
    if (isReturn) restoreScroll(key)
    else window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    announce(heading?.textContent ?? '')
  }, [])
  useEffect(() => showScroll(key), [key])
  useLayoutEffect(() => leave, [key])
  return null
}
