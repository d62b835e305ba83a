import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { preload } from '@/routes/preload.ts'

type VariantLinkProps = { path: string; children: ReactNode }

/** A plain link to a consulta, styled by the list around it, so that a thousand of them stay cheap. */
export function VariantLink({ path, children }: VariantLinkProps) {
  const load = () => preload(path)
  return (
    <Link to={path} onPointerEnter={load} onFocus={load}>
      {children}
    </Link>
  )
}
