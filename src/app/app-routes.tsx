import { useRoutes } from 'react-router-dom'
import { publicPages } from '@/generated/public-pages.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { registerPreloader } from '@/routes/preload.ts'
import { AppGate } from './app-gate.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { pageOf } from './page.ts'
import { PageView } from './page-view.tsx'
import { preloadPage } from './preload-page.ts'

const pages = publicRoutes.map((route) => ({
  path: route.pattern,
  element: <PageView page={pageOf(route, publicPages)} loading={<LoadingScreen />} />,
}))

registerPreloader(preloadPage(publicRoutes, publicPages))

const gate = <AppGate />

const table = [...pages, { path: '*', element: gate }]

/** The public screens, and the gate before all other paths, also those with line breaks, which `*` does not match. */
export const AppRoutes = () => useRoutes(table) ?? gate
