import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { loadNoAccessPage } from './guarded-route.tsx'
import { preloadPage } from './preload-page.ts'

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
