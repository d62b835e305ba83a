import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { isPath } from '@/routes/link-target.ts'

/** Returns the path of the page that compares subjects; `undefined` if the manifest does not have it. */
export function findComparePath(): Path | undefined {
  const pattern = routes.find(({ page }) => page === 'consultas/compare/page')?.pattern
  return pattern !== undefined && isPath(pattern) ? pattern : undefined
}
