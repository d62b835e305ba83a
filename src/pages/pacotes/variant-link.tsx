import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { preload } from '@/routes/preload.ts'

type VariantLinkProps = { path: string; children: ReactNode }

/** A bare link to a consulta, styled by the list around it: a thousand of them must cost little. */
export function VariantLink({ path, children }: VariantLinkProps) {
  const load = () => preload(path)
  return (
    <Link to={path} onPointerEnter={load} onFocus={load}>
      {children}
    </Link>
  )
}
