import type { RouteData } from '@manifest/contract/resolved.ts'
import type { ComponentType } from 'react'
import { createOnDemandCache } from '@/lib/on-demand.ts'
import { PageView } from './page-view.tsx'

type PageProps = { family?: string; dossie?: string }

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>

/** The lazy imports of pages, by page name. */
export type PageLoaders<Name extends string> = Record<Name, LoadPage>

const pageModules = createOnDemandCache<{ default: ComponentType<PageProps> }>()

/** Loads the code of a page once. */
export const loadPage = (name: string, load: LoadPage) => pageModules.get(name, load).load()

/**
 * Returns a route for the router. `Component` is a component, not an element that was created once: it
 * renders again when generated data is replaced.
 */
export function pageRoute<Name extends string>(
  route: RouteData<Name>,
  pages: PageLoaders<Name>,
  isStandalone: boolean,
) {
  function Page(props: PageProps) {
    const { default: Loaded } = pageModules.get(route.page, pages[route.page]).use()
    return <Loaded {...props} />
  }
  return {
    path: route.pattern,
    Component: () => <PageView Page={Page} route={route} isStandalone={isStandalone} />,
  }
}
