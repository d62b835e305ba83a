import type { ReactNode } from 'react'
import { LuTriangleAlert } from 'react-icons/lu'
import { Notice } from './notice.tsx'

type ErrorStateProps = { title: string; detail?: string | undefined; action?: ReactNode }

export function ErrorState(props: ErrorStateProps) {
  return <Notice palette="danger" role="alert" icon={<LuTriangleAlert />} {...props} />
}
