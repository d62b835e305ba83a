import type { RouteData } from '@manifest/contract/resolved.ts'
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { markPageShown } from '@/lib/page-shown.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { currentEntry, focusFirstControl, focusHeading } from './heading-focus.ts'
import { PageBoundary } from './page-boundary.tsx'
import { releaseFocusedControl } from './release-focused-control.ts'
import { isScrolled, pauseScrollTracking, restoreScroll, trackScroll } from './scroll-restoration.ts'

type PageViewProps = {
  Page: ComponentType<{ family?: string; dossie?: string }>
  /** Set for pages of a consulta or a dossiê. */
  route: Pick<RouteData, 'family' | 'dossie'>
  isStandalone: boolean
}

/** A page with its error boundary. */
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

/** The key of the history entry that the document was opened with, in the router's format. */
const initialKey = currentEntry()

/** True after the first page was left. From then on the first entry gets the usual scroll and focus handling. */
let hasNavigated = false

function onPageLeave() {
  hasNavigated = true
  pauseScrollTracking()
}

/**
 * A sibling of the page, so that its effects run after the page is mounted: announces the heading, moves the
 * focus and restores the scroll position.
 */
function PageEffects() {
  const { key } = useLocation()
  const isHistoryNavigation = useNavigationType() === 'POP'
  // The first page of the document does not move the focus, and stays at the top unless it was scrolled and reloaded.
  const isInitialPage = useRef<boolean>(null)
  // A layout effect, so that the page is never painted at the old scroll position.
  useLayoutEffect(() => {
    // The previous page has already been unmounted, for example because a role was removed.
    isInitialPage.current ??= key === initialKey && !hasNavigated
    if (isInitialPage.current && !isScrolled(key)) return
    if (isHistoryNavigation) return restoreScroll(key)
    window.scrollTo(0, 0)
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
