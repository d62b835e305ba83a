import type { RouteData } from '@manifest/contract/resolved.ts'
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { markPageShown } from '@/lib/page-shown.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { currentEntry, focusFirstControl, focusHeading } from './heading-focus.ts'
import { PageBoundary } from './page-boundary.tsx'
import { releaseFocusedControl } from './release-focused-control.ts'
import { pauseScrollTracking, restoreScroll, trackScroll } from './scroll-restoration.ts'

type PageViewProps = {
  Page: ComponentType<{ family?: string; dossie?: string }>
  /** What the page is a consulta's or a dossiê's, if it is. */
  route: Pick<RouteData, 'family' | 'dossie'>
  /** Whether the page has no layout around it. */
  isStandalone: boolean
}

/** A route's page with its error boundary. */
export function PageView({ Page, route: { family, dossie }, isStandalone }: PageViewProps) {
  const { pathname } = useLocation()
  const visit = useVisit()
  return (
    <PageBoundary key={pathname} isStandalone={isStandalone}>
      <Page {...(family === undefined ? {} : { family })} {...(dossie === undefined ? {} : { dossie })} />
      <PageEffects key={visit} />
    </PageBoundary>
  )
}

/** The key of the history entry that the document was opened with, as the router stores it. */
const initialKey = currentEntry()

/** Whether a page has been left. From then on the entry that was opened is like any other. */
let hasNavigated = false

function onPageLeave() {
  hasNavigated = true
  pauseScrollTracking()
}

/**
 * Stands beside the page, so that its effects run once the page is there: heading announced, and focused unless the
 * user has moved on; scrolled to the top, or on the way back and forth to where the page was left.
 */
function PageEffects() {
  const { key } = useLocation()
  const isHistoryNavigation = useNavigationType() === 'POP'
  // The page that the document is opened with stays at the top and leaves the focus at the document's start.
  const isInitialPage = useRef<boolean>(null)
  // Before the page is painted: it must not be seen where the old one was scrolled to.
  useLayoutEffect(() => {
    // By now the page has been left whose place this one has taken, as where a role has gone.
    isInitialPage.current ??= key === initialKey && !hasNavigated
    if (isInitialPage.current) return
    if (isHistoryNavigation) restoreScroll(key)
    else window.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    releaseFocusedControl()
    markPageShown()
    if (isInitialPage.current) return focusFirstControl()
    isInitialPage.current = true
    announce(focusHeading()?.textContent ?? '')
  }, [])
  useEffect(() => trackScroll(key), [key])
  useLayoutEffect(() => onPageLeave, [key])
  return null
}
