import fakeDataProvider from 'ra-data-fakerest'
import { lazy } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route } from 'react-router-dom'
import { isSignedIn, modules, signIn, signOut } from '../content.js'
import { AppLayout } from './layout.jsx'
import Dashboard from './pages/dashboard.jsx'

const Pricing = lazy(() => import('./pages/pricing.jsx'))
const Faq = lazy(() => import('./pages/faq.jsx'))
const Settings = lazy(() => import('./pages/settings.jsx'))
const Changelog = lazy(() => import('./pages/changelog.jsx'))
const Modules = lazy(() => import('./pages/modules.jsx'))

const authProvider = {
  login: async () => signIn(),
  logout: async () => signOut(),
  checkAuth: () => (isSignedIn() ? Promise.resolve() : Promise.reject()),
  checkError: async () => {},
  getPermissions: async () => [],
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin
      layout={AppLayout}
      authProvider={authProvider}
      dataProvider={fakeDataProvider({ pacotes: modules })}
      disableTelemetry
      requireAuth
    >
      <Resource name="pacotes" list={Modules} />
      <CustomRoutes>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/pricing" element={<Pricing />} />
        <Route path="/faq" element={<Faq />} />
        <Route path="/settings" element={<Settings />} />
        <Route path="/changelog" element={<Changelog />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>,
)
