import type { Path } from '@/generated/paths.ts'
import { isPath } from '@/routes/link-target.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { setNextReport } from '@/state/next-report.ts'
import type { CaseReport } from './contents.ts'

/**
 * Hands a dossiê or a batch over to its page, which restores it. Returns the page's path; `undefined` if the user may
 * not open it or the manifest does not have it.
 */
export function openReport({ id, path, data }: CaseReport): Path | undefined {
  const target = isPath(path) ? accessiblePath(path) : undefined
  if (target) setNextReport({ id, path: target, data })
  return target
}
