import type { RouteData } from '@manifest/contract/resolved.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type PageProps = { family?: string; dossie?: string }

/** The lazy imports of pages, by the name that routes have for them. */
export type Pages<Name extends string> = Record<Name, () => Promise<{ default: ComponentType<PageProps> }>>

/** A route with its page component, which is loaded when it is first rendered. */
export type Page = Pick<RouteData, 'family' | 'dossie'> & {
  Component: LazyExoticComponent<ComponentType<PageProps>>
}

export const pageOf = <Name extends string>(route: RouteData<Name>, pages: Pages<Name>): Page => ({
  ...route,
  Component: lazy(pages[route.page]),
})
