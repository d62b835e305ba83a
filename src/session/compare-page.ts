import { routes } from '@/generated/routes.ts'
import { isPath } from '@/routes/link-target.ts'

const pattern = routes.find(({ page }) => page === 'consultas/compare/page')?.pattern

/** The path of the page that compares subjects; `undefined` if the manifest does not have it. */
export const comparePagePath = pattern !== undefined && isPath(pattern) ? pattern : undefined
