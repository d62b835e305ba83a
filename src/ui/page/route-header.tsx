import type { ReactNode } from 'react'
import { useRouteData } from '@/routes/use-route-data.ts'
import { PageHeader } from './page-header.tsx'

/** The title row in the manifest's words for the route that is shown. */
export function RouteHeader({ actions }: { actions?: ReactNode }) {
  const { title = '', description } = useRouteData()
  return <PageHeader title={title} description={description} actions={actions} />
}
