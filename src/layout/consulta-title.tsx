import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { use } from 'react'
import { loadFamily } from '@/routes/load-family.ts'
import type { RouteMatch } from '@/routes/match-route.ts'

/** The heading of a consulta's page, or of its batch. It waits for the definitions, which that page needs as well. */
export function ConsultaTitle({ match: { route, params } }: { match: RouteMatch }) {
  const { variants } = use(loadFamily(route.family ?? '')).default
  const number = variantNumber(params[variantParameter])
  const title = number === undefined ? undefined : variants[number]?.title
  if (title === undefined) return route.title
  return route.isBatch ? batchTitle(title) : title
}
