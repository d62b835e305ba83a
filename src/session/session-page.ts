import { routes } from '@/generated/routes.ts'
import { isPath } from '@/routes/link-target.ts'

const pattern = routes.find(({ page }) => page === 'consultas/session/page')?.pattern

/** The path of the page with the session's tree and graph; `undefined` if the manifest does not have it. */
export const sessionPagePath = pattern !== undefined && isPath(pattern) ? pattern : undefined
