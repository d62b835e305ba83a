import { useRoutes } from 'react-router-dom'
import { publicRoutes } from '@/generated/public-router.ts'
import { registerPreloader } from '@/routes/preload.ts'
import { AppGate } from './app-gate.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { pageOf } from './page.ts'
import { PageView } from './page-view.tsx'
import { preloadPage } from './preload-page.ts'

const pages = publicRoutes.map(pageOf).map((page) => ({
  path: page.path,
  element: <PageView page={page} loading={<LoadingScreen />} />,
}))

registerPreloader(preloadPage(publicRoutes))

const gate = <AppGate />

const table = [...pages, { path: '*', element: gate }]

/** The public screens, and the gate before all other paths, also those with line breaks, which `*` does not match. */
export const AppRoutes = () => useRoutes(table) ?? gate
