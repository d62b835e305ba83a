import { ConfigProvider, Spin } from 'antd'
import locale from 'antd/locale/pt_BR'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { isSignedIn } from '../content.js'
import Layout from './layout.jsx'
import Dashboard from './pages/dashboard.jsx'
import Login from './pages/login.jsx'

const Pricing = lazy(() => import('./pages/pricing.jsx'))
const Faq = lazy(() => import('./pages/faq.jsx'))
const Settings = lazy(() => import('./pages/settings.jsx'))
const Changelog = lazy(() => import('./pages/changelog.jsx'))
const Modules = lazy(() => import('./pages/modules.jsx'))

const Guarded = () => (isSignedIn() ? <Outlet /> : <Navigate to="/" replace />)

createRoot(document.getElementById('root')).render(
  <ConfigProvider locale={locale}>
    <BrowserRouter>
      <Suspense fallback={<Spin fullscreen />}>
        <Routes>
          <Route index element={<Login />} />
          <Route element={<Guarded />}>
            <Route element={<Layout />}>
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="pricing" element={<Pricing />} />
              <Route path="faq" element={<Faq />} />
              <Route path="settings" element={<Settings />} />
              <Route path="changelog" element={<Changelog />} />
              <Route path="pacotes" element={<Modules />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>
  </ConfigProvider>,
)
