import { cases } from '@/generated/cases.ts'
import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { isPath } from '@/routes/link-target.ts'
import { accessiblePath } from '@/routes/may-open.ts'

/** Returns the path of the page of cases; `undefined` if the manifest or the user's roles do not offer it. */
export function casesPath(): Path | undefined {
  const pattern = routes.find(({ page }) => page === 'pages/cases/page')?.pattern
  return cases.isOffered && pattern !== undefined && isPath(pattern) ? accessiblePath(pattern) : undefined
}
