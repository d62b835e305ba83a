import type { ReactNode } from 'react'
import { useRouteData } from '@/routes/use-route-data.ts'
import { PageHeader } from './page-header.tsx'

export function RouteHeader({ actions }: { actions?: ReactNode }) {
  const { title = '', description } = useRouteData()
  return <PageHeader title={title} description={description} actions={actions} />
}
