import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { isPath } from '@/routes/link-target.ts'
import { accessiblePath } from '@/routes/may-open.ts'

/** Returns the path of the comparison; `undefined` if the manifest or the user's roles do not offer it. */
export function findComparePath(): Path | undefined {
  const pattern = routes.find(({ page }) => page === 'consultas/compare/page')?.pattern
  return pattern !== undefined && isPath(pattern) ? accessiblePath(pattern) : undefined
}
