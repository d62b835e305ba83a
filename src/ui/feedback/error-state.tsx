import type { ReactNode } from 'react'
import { LuTriangleAlert } from 'react-icons/lu'
import { Notice } from './notice.tsx'

type ErrorStateProps = { title: string; detail?: string | undefined; action?: ReactNode }

/** An error with its solution. Screen readers announce it at once. */
export function ErrorState(props: ErrorStateProps) {
  return <Notice palette="danger" role="alert" icon={<LuTriangleAlert />} {...props} />
}
