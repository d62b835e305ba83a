import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type EmptyStateProps = { icon: ReactNode; title: string; detail?: string | undefined; action?: ReactNode }

/** What a list or panel shows while it has nothing to show. */
export function EmptyState(props: EmptyStateProps) {
  return <Notice palette="neutral" {...props} />
}
