import { Box, Grid, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { SearchBox } from '@/search/search-field.tsx'
import { sessionTitle } from '@/session/dialogs-state.ts'
import { visible } from '@/state/roles.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
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
        <Grid
          gap={gap}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}
          alignItems="start"
        >
          <CasesPanel />
          <SessionList />
        </Grid>
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

const SessionPanel = lazyPanel(() => import('./session-panel.tsx'))

/** The session's list. Its code loads only if the session has entries. */
function SessionList() {
  const count = useSnapshot(session).items.length + useSnapshot(sessionReports).items.length
  if (count === 0)
    return (
      <Panel title={sessionTitle}>
        <Text color="fg.muted">
          Nenhuma consulta nesta sessão. A lista fica só na memória e some quando você sai.
        </Text>
      </Panel>
    )
  return (
    <Suspense fallback={null}>
      <SessionPanel />
    </Suspense>
  )
}

/** Links to the dossiês, in the manifest's order, and to the catalogue. */
function WaysIn() {
  const catalogue = accessiblePath(app.catalogue)
  return (
    <Box as="ul" css={list}>
      {visible(dossieList).map(({ dossie, path, title }) => (
        <li key={dossie}>
          <ButtonLink to={path} {...look}>
            {title}
          </ButtonLink>
        </li>
      ))}
      {catalogue && (
        <li>
          <ButtonLink to={catalogue} {...look} variant="ghost">
            {describeCatalogue(visibleCatalogue())}
          </ButtonLink>
        </li>
      )}
    </Box>
  )
}

const look = { variant: 'outline', colorPalette: 'neutral' } as const

/** Two columns on phones. */
const list = {
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: '2',
  listStyleType: 'none',
  '& a': {
    width: 'full',
    height: 'auto',
    minH: { base: '11', md: '9' },
    px: '3',
    fontWeight: '500',
    whiteSpace: 'normal',
  },
} as const
