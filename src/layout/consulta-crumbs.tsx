import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { useFamily } from '@/routes/load-family.ts'
import type { RouteMatch } from '@/routes/match-route.ts'
import { CurrentCrumb, ParentCrumb } from './crumb.tsx'

/**
 * The last crumbs on the page of a consulta or of its batch. Suspends until the definitions are loaded, which
 * the page needs too.
 */
export function ConsultaCrumbs({ match: { route, params } }: { match: RouteMatch }) {
  const { variants } = useFamily(route.family ?? '')
  const number = variantNumber(params[variantParameter])
  const variant = number === undefined ? undefined : variants[number]
  if (!variant) return <CurrentCrumb>{route.title}</CurrentCrumb>
  const { title, path } = variant
  if (!route.isBatch) return <CurrentCrumb>{title}</CurrentCrumb>
  return (
    <>
      <ParentCrumb title={title} link={path} />
      <CurrentCrumb>{batchTitle(title)}</CurrentCrumb>
    </>
  )
}
