import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { LuHouse } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { breadcrumbs } from '@/generated/breadcrumbs.ts'
import { mayShow } from '@/routes/may-open.ts'
import { useRouteMatch } from '@/routes/use-route-data.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { ConsultaCrumbs } from './consulta-crumbs.tsx'
import { CurrentCrumb, ParentCrumb } from './crumb.tsx'

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
    <chakra.nav aria-label="Trilha" mb="3" color="fg.muted" textStyle="small">
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
