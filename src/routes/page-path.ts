import { type EnginePage, enginePages } from '@manifest/contract/engine-pages.ts'
import type { PageName, Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { isPath } from './link-target.ts'
import { accessiblePath } from './may-open.ts'

/**
 * Returns the path of a page, with values for the parameters of its route; `undefined` if the manifest or the user's roles do
 * not offer it.
 */
export function findPagePath(
  name: EnginePage | PageName,
  parameters: Record<string, string> = {},
): Path | undefined {
  const pattern = routes.find(({ page }) => page === name)?.pattern
  const path = pattern?.replace(/:(\w+)\??/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
  return path !== undefined && isPath(path) ? accessiblePath(path) : undefined
}

/** Returns the path of a subject's page; `undefined` if the manifest has none. */
export const findSubjectPath = (id: string) => findPagePath(enginePages.subject, { id })

export const hasSubjectPage = () => findSubjectPath('any') !== undefined
