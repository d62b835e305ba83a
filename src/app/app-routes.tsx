import { Route, Routes } from 'react-router-dom'
import { publicPages } from '@/generated/public-pages.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { registerPreloader } from '@/routes/preload.ts'
import { AppGate } from './app-gate.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { pageOf } from './page.ts'
import { PageView } from './page-view.tsx'
import { preloadPage } from './preload-page.ts'

const pages = publicRoutes.map((route) => pageOf(route, publicPages))

registerPreloader(preloadPage(publicRoutes, publicPages))

/** The public screens, and the gate before all other paths. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map((page) => (
        <Route
          key={page.pattern}
          path={page.pattern}
          element={<PageView page={page} loading={<LoadingScreen />} />}
        />
      ))}
      <Route path="*" element={<AppGate />} />
    </Routes>
  )
}
