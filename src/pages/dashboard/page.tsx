import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { SearchBox } from '@/search/search-field.tsx'
import { sessionTitle } from '@/session/dialogs-state.ts'
import { visible } from '@/state/roles.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { describeCatalogue } from '../pacotes/describe-catalogue.ts'
import { CasesPanel } from './cases-panel.tsx'
import { ShortcutsSkeleton } from './skeletons.tsx'
import { Usage } from './usage.tsx'

// Below the first screen.
const LowerPanels = lazyPanel(() => import('./lower-panels.tsx'))

const gap = { base: '4', md: '6' }

/** The search first, then the user's work in progress, then what they have used. */
export default function DashboardPage() {
  return (
    <>
      <RouteHeader />
      <Grid gap={gap} templateColumns="minmax(0, 1fr)">
        <Grid gap="3" templateColumns="minmax(0, 1fr)">
          <SearchBox />
          <WaysIn />
        </Grid>
        <SessionPanel />
        <CasesPanel />
        <Usage />
        <WhenNear fallback={<ShortcutsSkeleton />}>
          <Suspense fallback={<ShortcutsSkeleton />}>
            <LowerPanels />
          </Suspense>
        </WhenNear>
      </Grid>
    </>
  )
}

const SessionRows = lazyPanel(() => import('./session-rows.tsx'))

const limit = 5

/** The newest of the session, with a link to all. The code of the rows loads only if there are any. */
function SessionPanel() {
  const consultas = useSnapshot(session).items.length
  const reports = useSnapshot(sessionReports).items.length
  const total = consultas + reports
  const page = findPagePath(enginePages.session)
  return (
    <Panel
      title={sessionTitle}
      actions={
        total > 0 &&
        page && (
          <AppLink to={page} whiteSpace="nowrap">
            {total > limit ? describeAll(consultas, reports) : 'Árvore e grafo'}
          </AppLink>
        )
      }
    >
      {total === 0 ? (
        <Text color="fg.muted">
          Nenhuma consulta nesta sessão. A lista fica só na memória e some quando você sai.
        </Text>
      ) : (
        <Suspense fallback={<Box height={`${Math.min(total, limit) * 41 - 1}px`} />}>
          <SessionRows limit={limit} />
        </Suspense>
      )}
    </Panel>
  )
}

/** Reports are dossiês and batches, which are no consultas. */
const describeAll = (consultas: number, reports: number) =>
  reports > 0 ? 'Ver tudo' : `Ver as ${formatCounted(consultas, 'consulta', 'consultas')}`

/** Links to the dossiês, in the manifest's order, and to the catalogue. */
function WaysIn() {
  const catalogue = accessiblePath(app.catalogue)
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" flex={{ base: '1 1 100%', md: 'none' }}>
        {visible(dossieList).map(({ dossie, path, title }) => (
          <Box as="li" key={dossie} flexGrow={{ base: '1', md: '0' }}>
            <ButtonLink to={path} {...look}>
              {title}
            </ButtonLink>
          </Box>
        ))}
      </Flex>
      {catalogue && (
        <AppLink to={catalogue} minH={touchHeight}>
          {describeCatalogue(visibleCatalogue())}
        </AppLink>
      )}
    </Flex>
  )
}

const look = {
  variant: 'outline',
  colorPalette: 'neutral',
  width: 'full',
  height: 'auto',
  minH: { base: '11', md: '9' },
  px: '3',
  fontWeight: '500',
  whiteSpace: 'normal',
} as const
