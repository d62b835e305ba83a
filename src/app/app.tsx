import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPath, Navigate, useLocation, useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { publicPages } from '@/generated/public-pages.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { preload, registerPreloader } from '@/routes/preload.ts'
import { auth, setReturnTo } from '@/state/auth.ts'
import { onStorageFailure } from '@/state/persist.ts'
import { preferences } from '@/state/preferences.ts'
import { Announcer } from '@/ui/feedback/announcer.tsx'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { notify, pendingToasts } from '@/ui/feedback/notify.ts'
import { useSystem } from '@/ui/theme/current-system.ts'
import { type AppHistory, AppRouter } from './app-router.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageRoute, preloadPage } from './page-view.tsx'

/** The whole app: theme, router, global effects and live regions. */
export function App({ history }: { history: AppHistory }) {
  return (
    <ChakraProvider value={useSystem()}>
      <AppRouter history={history}>
        <DocumentEffects />
        <AppRoutes />
      </AppRouter>
      <Announcer />
      <ToasterMount />
    </ChakraProvider>
  )
}

const pages = publicRoutes.map((route) => pageRoute(route, publicPages, true))

registerPreloader((path) => {
  const found = preloadPage(publicRoutes, publicPages, path)
  if (found) return [found.page]
  return auth.isAuth ? [loadLayoutAndPage(path)] : []
})

/** Resolves after a failure too: the gate reports it. */
const loadLayoutAndPage = (path: string) =>
  appPages.load().then(
    () => Promise.allSettled(preload(path)),
    () => undefined,
  )

const table = [...pages, { path: '*', Component: AppGate }]

/**
 * The public screens, and the gate for all other paths, also for paths with line breaks, which `*` does not
 * match. The loading view is shown for the first page only: later the old page stays until the new one has
 * loaded.
 */
function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen isAuth={auth.isAuth} />}>{useRoutes(table) ?? <AppGate />}</Suspense>
  )
}

/**
 * Applies the preferences to the body's classes and the text direction, as the boot script does before the first paint.
 * Sets the document's title to the product's name and the path, from the first route on. Tells the user once if this
 * browser stores nothing.
 */
function DocumentEffects() {
  const { darkMode, skin, isRTL, isMonochrome } = useSnapshot(preferences)
  const { pathname } = useLocation()
  const title = app.titles.route.replace('{path}', removeHiddenParams(pathname))
  useEffect(() => {
    const { classList } = document.body
    classList.toggle('dark', darkMode)
    classList.toggle('light', !darkMode)
    classList.toggle('skin--default', skin === 'default')
    classList.toggle('skin--bordered', skin === 'bordered')
    const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (themeColor) themeColor.content = themeColor.dataset[darkMode ? 'dark' : 'light'] ?? ''
    const root = document.documentElement
    const direction = isRTL ? 'rtl' : 'ltr'
    // Chromium computes all styles again even if the direction stays the same.
    if (root.dir !== direction) root.dir = direction
    root.classList.toggle('monochrome', isMonochrome)
  }, [darkMode, skin, isRTL, isMonochrome])
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    onStorageFailure(() => {
      notify.warning('Este navegador não permite guardar dados: o que você mudar vale até fechar a página', {
        duration: 8000,
      })
    })
  }, [])
  return null
}

/** Returns a path without the parameters that the manifest keeps out of titles. */
function removeHiddenParams(path: string): string {
  const start = app.titles.prefixesWithoutParams?.find((prefix) => path.startsWith(prefix))
  return start === undefined ? path : start.slice(0, -1)
}

/** Loads the toaster for the first toast. If that fails, shows the text of the toast, and the next one loads the toaster again. */
function ToasterMount(): ReactNode {
  const waiting = useSnapshot(pendingToasts)
  const newest = waiting.at(-1)
  const [toasts, setToasts] = useState<ReactNode>()
  useEffect(() => {
    if (newest)
      import('./toaster.tsx').then(
        (loaded) => setToasts(<loaded.default />),
        () =>
          setToasts(
            // The key starts the animation again, which hides the text after some seconds.
            <p key={waiting.length} className="plain-toast" role="alert">
              {newest.title}
            </p>,
          ),
      )
  }, [newest])
  return toasts
}

/** The layout and its pages. Once loaded, it registers how a page is preloaded. */
export const appPages = createOnDemand(() => import('./app-pages.tsx'))

function AppPages() {
  const { default: Loaded } = appPages.use()
  return <Loaded />
}

/**
 * Shows the layout and its pages to authenticated users. Redirects others to the login, which later leads
 * back to the path.
 */
function AppGate() {
  const { isAuth } = useSnapshot(auth)
  const wasAuth = useRef(isAuth)
  if (isAuth) wasAuth.current = true
  if (!isAuth) return <LoginRedirect isDirectVisit={!wasAuth.current} />
  return (
    <PageBoundary isStandalone>
      <AppPages />
    </PageBoundary>
  )
}

/**
 * `isDirectVisit`: the user opened this path without being logged in. After a logout the next login leads to
 * the home page.
 */
function LoginRedirect({ isDirectVisit }: { isDirectVisit: boolean }) {
  const path = createPath(useLocation())
  useEffect(() => {
    if (isDirectVisit) setReturnTo(path)
  }, [isDirectVisit, path])
  return (
    <>
      <Navigate to={app.auth.login} replace />
      <LoadingScreen isAuth={false} />
    </>
  )
}
