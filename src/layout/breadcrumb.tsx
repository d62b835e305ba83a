import { chakra } from '@chakra-ui/react'
import { Fragment, Suspense } from 'react'
import { LuChevronRight, LuHouse } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { useRouteMatch } from '@/routes/use-route-data.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { ConsultaTitle } from './consulta-title.tsx'

/** Home, the titles of the groups above the menu entry, and the current page. Hidden where the entry says `isHide`. */
export function Breadcrumb() {
  const match = useRouteMatch()
  if (!match || match.route.isHide) return null
  const { title, parents = [], family } = match.route
  const current = family ? (
    <Suspense fallback={title}>
      <ConsultaTitle match={match} />
    </Suspense>
  ) : (
    title
  )
  return (
    <chakra.nav aria-label="Trilha" mb="3" color="fg.muted" textStyle="small">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1.5" listStyleType="none" minH="5">
        <li>
          <AppLink to={app.auth.home} aria-label="Início" color="fg.muted" borderRadius="l1" p="0.5">
            <LuHouse size={14} />
          </AppLink>
        </li>
        {[...parents, current].map((part, index) => (
          <Fragment key={index}>
            <chakra.li aria-hidden="true" display="flex" _rtl={{ transform: 'scaleX(-1)' }}>
              <LuChevronRight size={12} />
            </chakra.li>
            <chakra.li
              {...(index === parents.length
                ? { 'aria-current': 'page' as const, color: 'fg', fontWeight: '500' }
                : {})}
            >
              {part}
            </chakra.li>
          </Fragment>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
