import type { RouteData } from '@manifest/contract/resolved.ts'
import { type ComponentType, lazy } from 'react'
import { PageView } from './page-view.tsx'

/** The lazy imports of pages, by the name that routes have for them. */
export type Pages<Name extends string> = Record<
  Name,
  () => Promise<{ default: ComponentType<{ family?: string; dossie?: string }> }>
>

/**
 * A route as the router takes it. Its page is loaded when it is first rendered. It is a component, and no element that was
 * made once: so it is rendered again where generated data is replaced.
 */
export function pageRoute<Name extends string>(route: RouteData<Name>, pages: Pages<Name>, isAlone: boolean) {
  const Page = lazy(pages[route.page])
  return {
    path: route.pattern,
    Component: () => <PageView Page={Page} route={route} isAlone={isAlone} />,
  }
}
