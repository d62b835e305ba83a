import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeInfo } from '@/routes/route-info.ts'
import { PageHeader } from './page-header.tsx'

/** The title row with the manifest's texts for the current route. */
export function RouteHeader({ actions }: { actions?: ReactNode }) {
  const { pathname } = useLocation()
  const { title = '', description } = routeInfo(pathname) ?? {}
  return <PageHeader title={title} description={description} actions={actions} />
}
