import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageShown } from '@/lib/page-shown.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { focusHeading } from './heading-focus.ts'
import type { Page } from './page.ts'
import { PageBoundary } from './page-boundary.tsx'
import { pauseScrollMemory, rememberScroll, restoreScroll } from './scroll-memory.ts'

type PageViewProps = { page: Page; loading?: ReactNode }

/**
 * A route's page with its loading view and its error boundary. Without `loading` the layout's boundary shows
 * its own.
 */
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

/** The key of the history entry that the document was opened with, as the router stores it. */
const openedKey: unknown = window.history.state?.key ?? 'default'

/** Whether a page has been left. From then on the entry that was opened is like any other. */
let hasNavigated = false

function onPageLeft() {
  hasNavigated = true
  pauseScrollMemory()
}

/**
 * Stands beside the page, so that its effects run once the page is there: heading announced, and focused unless the
 * user has moved on; scrolled to the top, or on the way back and forth to where the page was left.
 */
function Arrival() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isOpening = useRef(key === openedKey && !hasNavigated)
  useEffect(() => {
    pageShown()
    // The page that the document is opened with leaves the focus at the document's start.
    if (isOpening.current) return
    if (isReturn) restoreScroll(key)
    else window.scrollTo(0, 0)
    announce(focusHeading()?.textContent ?? '')
  }, [])
  useEffect(() => rememberScroll(key), [key])
  useLayoutEffect(() => onPageLeft, [key])
  return null
}
