import type { PageName, Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { isPath } from './link-target.ts'
import { accessiblePath } from './may-open.ts'

/** Returns the path of a page without parameters; `undefined` if the manifest or the user's roles do not offer it. */
export function findPagePath(name: PageName): Path | undefined {
  const pattern = routes.find(({ page }) => page === name)?.pattern
  return pattern !== undefined && isPath(pattern) ? accessiblePath(pattern) : undefined
}
