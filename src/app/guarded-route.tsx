import type { RouteData } from '@manifest/contract/resolved.ts'
import { useParams } from 'react-router-dom'
import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { mayOpen, mayShow } from '@/routes/may-open.ts'
import { loadPage, type PageLoaders, pageRoute, preloadPage } from './page-view.tsx'

const noAccess = 'no-access'

const noAccessPages: PageLoaders<typeof noAccess> = { [noAccess]: () => import('./no-access.tsx') }

const { Component: NoAccessPage } = pageRoute(
  { pattern: '*', layout: 'app', title: '', page: noAccess },
  noAccessPages,
  false,
)

const loadNoAccessPage = () => loadPage(noAccess, noAccessPages[noAccess])

/**
 * Returns a route of the app for the router. Users without access see the no-access page, and the route's
 * page is not loaded.
 */
export function guardedRoute<Name extends string>(route: RouteData<Name>, pages: PageLoaders<Name>) {
  const { path, Component: Page } = pageRoute(route, pages, false)
  return {
    path,
    Component() {
      const params = useParams()
      const current = routes.find(({ pattern }) => pattern === path) ?? route
      return mayShow({ route: current, params }) ? <Page /> : <NoAccessPage />
    },
  }
}

/** Loads what a path needs: the page's code, and the definitions of its consulta family or its dossiê. */
export function preloadAppPage(path: string): Promise<unknown>[] {
  if (!mayOpen(path)) return [loadNoAccessPage()]
  const found = preloadPage(routes, pages, path)
  if (!found) return []
  const { family, dossie } = found.route
  return [found.page, ...(family ? [loadFamily(family)] : []), ...(dossie ? [preloadDossie(dossie)] : [])]
}

const dossieLoader = createOnDemand(() => import('@/routes/load-dossie.ts'))

/** Returns the dossiê's own promise if possible: the router recognises one that is fulfilled. The page reports a failure. */
const preloadDossie = (name: string): Promise<unknown> =>
  dossieLoader.get()?.loadDossie(name) ??
  dossieLoader
    .load()
    .then(({ loadDossie }) => loadDossie(name))
    .catch(() => undefined)
