import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { findFamily } from '@/routes/load-family.ts'
import type { RouteMatch } from '@/routes/match-route.ts'
import { useLoaded } from '@/ui/feedback/use-loaded.ts'
import { CurrentCrumb, ParentCrumb } from './crumb.tsx'

/**
 * The last crumbs on the page of a consulta or of its batch. Suspends until the definitions are loaded, which
 * the page needs too. If they do not load, the page says so, and the crumbs have the route's title.
 */
export function ConsultaCrumbs({ match: { route, params } }: { match: RouteMatch }) {
  const { value: family } = useLoaded(findFamily(route.family ?? ''))
  const number = variantNumber(params[variantParameter])
  const variant = number === undefined ? undefined : family?.default.variants[number]
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
