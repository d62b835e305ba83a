import { chakra } from '@chakra-ui/react'
import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import type { Crumb } from '@manifest/contract/resolved.ts'
import { type ReactNode, Suspense } from 'react'
import { LuChevronRight, LuHouse } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { breadcrumbs } from '@/generated/breadcrumbs.ts'
import type { Path } from '@/generated/paths.ts'
import { findFamily } from '@/routes/load-family.ts'
import type { RouteMatch } from '@/routes/match-route.ts'
import { accessiblePath, mayShow } from '@/routes/may-open.ts'
import { useRouteMatch } from '@/routes/use-route-data.ts'
import { useLoaded } from '@/ui/feedback/lazy-panel.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'

/**
 * The home page, the parents and the page. Hidden if the menu entry has `isHide`, and if the user may not see
 * the page.
 */
export function Breadcrumb() {
  const match = useRouteMatch()
  if (!match || !mayShow(match)) return null
  const { pattern, title, family } = match.route
  const { trail = [], isHide } = breadcrumbs[pattern] ?? {}
  if (isHide) return null
  const current = <CurrentCrumb>{title}</CurrentCrumb>
  return (
    <chakra.nav aria-label="Trilha" mb="3" color="fg.muted" textStyle="small" css={compactCss}>
      <chakra.ol
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        alignItems="center"
        gap="1.5"
        listStyleType="none"
        minH="5"
      >
        <li>
          <AppLink to={app.auth.home} aria-label="Início" color="fg.muted" borderRadius="l1" p="0.5">
            <LuHouse size={14} />
          </AppLink>
        </li>
        {trail.map((parent, index) => (
          <ParentCrumb key={index} {...parent} />
        ))}
        {family ? (
          <Suspense fallback={current}>
            <ConsultaCrumbs match={match} />
          </Suspense>
        ) : (
          current
        )}
      </chakra.ol>
    </chakra.nav>
  )
}

/** A page with a compact title, such as that of an answer, needs the height on phones. Its title is the last crumb too. */
const compactCss = { mdDown: { 'main:has([data-compact-title]) > &': { display: 'none' } } } as const

/**
 * The last crumbs on the page of a consulta or of its batch. Suspends until the definitions are loaded, which
 * the page needs too. If they do not load, the page says so, and the crumbs have the route's title.
 */
function ConsultaCrumbs({ match: { route, params } }: { match: RouteMatch }) {
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

/** A parent of the page, with a separator in front. It is a link if the user may open it. */
function ParentCrumb({ title, link }: Crumb<Path>) {
  const to = accessiblePath(link)
  return (
    <>
      <Separator />
      <li>
        {to === undefined ? (
          title
        ) : (
          <AppLink to={to} color="fg.muted" borderRadius="l1">
            {title}
          </AppLink>
        )}
      </li>
    </>
  )
}

/** The page itself, the last crumb. */
function CurrentCrumb({ children }: { children: ReactNode }) {
  return (
    <>
      <Separator />
      <chakra.li aria-current="page" color="fg" fontWeight="500" minW="0" truncate>
        {children}
      </chakra.li>
    </>
  )
}

const Separator = () => (
  <chakra.li aria-hidden="true" display="flex" _rtl={{ transform: 'scaleX(-1)' }}>
    <LuChevronRight size={12} />
  </chakra.li>
)
