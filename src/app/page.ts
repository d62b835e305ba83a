import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type PageProps = { consulta?: string }

/** An entry of the router's table. */
export type RouteOf = {
  path: string
  load: () => Promise<{ default: ComponentType<PageProps> }>
  consulta?: string
}

/** A route with its page component, which is loaded when it is first rendered. */
export type Page = RouteOf & { Component: LazyExoticComponent<ComponentType<PageProps>> }

export const pageOf = (route: RouteOf): Page => ({ ...route, Component: lazy(route.load) })
