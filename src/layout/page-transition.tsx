import { Flex, Spinner, Text } from '@chakra-ui/react'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown, shownPage } from '@/lib/page-shown.ts'
import { useRouteData } from '@/routes/use-route-data.ts'

/** Loaded after the first page is shown. That page is not animated. */
const enterAnimation = createOnDemand(() => import('./enter-animation.ts'))

/**
 * The current page, with an animation from below. A change to another variant of the same consulta is not
 * animated: its tabs stay. Only the first page shows the loading view: later the router keeps the old page
 * until the new one has loaded.
 */
export function PageTransition() {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => afterPageShown(enterAnimation.preload), [])
  const { family, pattern } = useRouteData()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isOtherVariant = family !== undefined && pattern === shown.current
    shown.current = pattern
    if (frame.current && !isOtherVariant && !shownPage.hasFailed) enterAnimation.get()?.enter(frame.current)
  }, [pathname])
  return (
    <Suspense fallback={<LoadingView />}>
      <div key={pathname} ref={frame}>
        <Outlet />
      </div>
    </Suspense>
  )
}

/**
 * The loading view of authenticated users. It appears after a delay, so that it does not flash for a fast
 * page.
 */
export function LoadingView() {
  return (
    <Flex
      role="status"
      direction="column"
      align="center"
      justify="center"
      gap="3"
      minH="50vh"
      animationName="fade-in"
      animationDuration="150ms"
      animationDelay="150ms"
      animationFillMode="backwards"
    >
      <Spinner color="primary.solid" />
      <Text color="fg.muted">Estamos realizando a ação, aguarde alguns instantes...</Text>
    </Flex>
  )
}
