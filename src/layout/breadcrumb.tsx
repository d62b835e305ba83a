import { chakra } from '@chakra-ui/react'
import type { Breadcrumb as BreadcrumbData } from '@manifest/contract/resolved.ts'
import { Fragment, Suspense } from 'react'
import { LuChevronRight, LuHouse } from 'react-icons/lu'
import { matchPath, useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { breadcrumbs } from '@/generated/breadcrumbs.ts'
import { routeInfo } from '@/routes/route-info.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { VariantTitle } from './variant-title.tsx'

const patterns = Object.entries(breadcrumbs) as [string, BreadcrumbData][]

/** Home, the parent's title for a child entry, and the current page. Hidden where the menu entry says `isHide`. */
export function Breadcrumb() {
  const { pathname } = useLocation()
  const [, entry] = patterns.find(([path]) => matchPath(path, pathname)) ?? []
  if (!entry || entry.isHide) return null
  const { parent, title } = entry
  const family = routeInfo(pathname)?.consulta
  const current = family ? (
    <Suspense fallback={title}>
      <VariantTitle family={family} pathname={pathname} fallback={title} />
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
        {[parent, current].map((part, index) =>
          part === undefined ? null : (
            <Fragment key={index}>
              <chakra.li aria-hidden="true" display="flex" _rtl={{ transform: 'scaleX(-1)' }}>
                <LuChevronRight size={12} />
              </chakra.li>
              <chakra.li
                {...(index === 1 ? { 'aria-current': 'page' as const, color: 'fg', fontWeight: '500' } : {})}
              >
                {part}
              </chakra.li>
            </Fragment>
          ),
        )}
      </chakra.ol>
    </chakra.nav>
  )
}
