import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
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

/** Resolves after a failure too: the page reports it. */
const preloadDossie = (name: string) =>
  import('@/routes/load-dossie.ts').then(({ loadDossie }) => loadDossie(name)).catch(() => undefined)
