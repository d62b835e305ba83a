import type { RouteData } from '@manifest/contract/resolved.ts'
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createOnDemandCache } from '@/lib/on-demand.ts'
import { markPageShown } from '@/lib/page-shown.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import {
  currentEntry,
  focusFirstControl,
  focusHeading,
  isScrolled,
  pauseScrollTracking,
  releaseFocusedControl,
  restoreScroll,
  trackScroll,
} from './focus-and-scroll.ts'
import { PageBoundary } from './page-boundary.tsx'

type PageViewProps = {
  Page: ComponentType<{ family?: string; dossie?: string }>
  /** Set for pages of a consulta or a dossiê. */
  route: Pick<RouteData, 'family' | 'dossie'>
  isStandalone: boolean
}

/** A page with its error boundary. */
function PageView({ Page, route: { family, dossie }, isStandalone }: PageViewProps) {
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

type PageProps = { family?: string; dossie?: string }

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>

/** The lazy imports of pages, by page name. */
export type PageLoaders<Name extends string> = Record<Name, LoadPage>

const pageModules = createOnDemandCache<{ default: ComponentType<PageProps> }>()

/** Loads the code of a page once. */
export const loadPage = (name: string, load: LoadPage) => pageModules.get(name, load).load()

/**
 * Returns a route for the router. `Component` is a component, not an element that was created once: it
 * renders again when generated data is replaced.
 */
export function pageRoute<Name extends string>(
  route: RouteData<Name>,
  pages: PageLoaders<Name>,
  isStandalone: boolean,
) {
  function Page(props: PageProps) {
    const { default: Loaded } = pageModules.get(route.page, pages[route.page]).use()
    return <Loaded {...props} />
  }
  return {
    path: route.pattern,
    Component: () => <PageView Page={Page} route={route} isStandalone={isStandalone} />,
  }
}

/** Starts to load the page of a path. Returns its promise and route, or `undefined` if no route matches. */
export function preloadPage<Name extends string>(
  routes: RouteData<Name>[],
  pages: PageLoaders<Name>,
  path: string,
) {
  const route = matchRoute(routes, path)?.route
  return route && { route, page: loadPage(route.page, pages[route.page]) }
}
