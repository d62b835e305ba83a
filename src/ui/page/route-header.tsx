import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeInfo } from '@/routes/route-info.ts'
import { PageHeader } from './page-header.tsx'

/** The title row in the manifest's words for the route that is shown. */
export function RouteHeader({ actions }: { actions?: ReactNode }) {
  const { pathname } = useLocation()
  const { title = '', description } = routeInfo(pathname) ?? {}
  return <PageHeader title={title} description={description} actions={actions} />
}
