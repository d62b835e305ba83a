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

/** The public screens, and the gate before all other paths; as the fallback, since `*` does not match line breaks. */
export const AppRoutes = () => useRoutes(pages) ?? <AppGate />
