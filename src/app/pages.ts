import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { routes } from '@/generated/router.ts'
import { registerPreloader } from '@/lib/preload.ts'

type PageProps = { consulta?: string }

type Route = {
  path: string
  layout: 'public' | 'app'
  load: () => Promise<{ default: ComponentType<PageProps> }>
  consulta?: string
}

/** A route with its page, which is loaded when it is first shown. */
export type Page = Route & { Component: LazyExoticComponent<ComponentType<PageProps>> }

const withComponent = (route: Route): Page => ({ ...route, Component: lazy(route.load) })

const all: Page[] = (routes as Route[]).map(withComponent)

export const publicPages = all.filter(({ layout }) => layout === 'public')

export const appPages = all.filter(({ layout }) => layout === 'app')

/** Begins to load a path's page, and its definitions where it is a consulta's. A failure shows when the page is opened. */
function load(path: string) {
  const route = all.find((page) => matchPath(page.path, path))
  route?.load().catch(() => undefined)
  const { consulta } = route ?? {}
  if (consulta)
    import('@/lib/load-family.ts').then(({ loadFamily }) => loadFamily(consulta)).catch(() => undefined)
}

registerPreloader(load)
