import type { RouteData } from '@manifest/contract/resolved.ts'
import type { ComponentType } from 'react'
import { createOnDemandCache } from '@/lib/on-demand.ts'
import { PageView } from './page-view.tsx'

type PageProps = { family?: string; dossie?: string }

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>

/** The lazy imports of pages, by the name that routes have for them. */
export type PageLoaders<Name extends string> = Record<Name, LoadPage>

const pageModules = createOnDemandCache<{ default: ComponentType<PageProps> }>()

/** Loads the code of a page once. */
export const loadPage = (name: string, load: LoadPage) => pageModules.get(name, load).load()

/**
 * A route as the router takes it. Its page is loaded by then, or is when it is first rendered. It is a component, and no
 * element that was made once: so it is rendered again where generated data is replaced.
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
