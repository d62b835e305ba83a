import { Grid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { LuChartColumn, LuSearch } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { usage } from '@/state/usage.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { DemoHistoryNotice, LoadDemoHistory } from './demo-history.tsx'
import { Figures } from './figures.tsx'
import { LatestNotifications } from './latest-notifications.tsx'
import { SessionList } from './session-list.tsx'
import { ShortcutsSkeleton, UsagePanelsSkeleton } from './skeletons.tsx'

// The charts and the catalogue's titles are not in the first load.
const UsagePanels = lazyPanel(() => import('./usage-panels.tsx'))
const Shortcuts = lazyPanel(() => import('./shortcuts.tsx'))

const isDemonstration = import.meta.env.BUILD_KIND === 'demonstration'

export default function DashboardPage() {
  const { title = '', description } = useRouteData()
  const { records, isDemo } = useSnapshot(usage)
  const isUsed = records.length > 0
  const catalogue = accessiblePath(app.catalogue)
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {isDemonstration && !isDemo && <LoadDemoHistory />}
            {catalogue && isUsed && (
              <ButtonLink to={catalogue}>
                <LuSearch aria-hidden="true" />
                Nova consulta
              </ButtonLink>
            )}
          </>
        }
      />
      <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
        {isDemonstration && isDemo && <DemoHistoryNotice />}
        <Figures records={records} />
        {isUsed ? (
          <Suspense fallback={<UsagePanelsSkeleton />}>
            <UsagePanels records={records} />
          </Suspense>
        ) : (
          <FirstConsulta catalogue={catalogue} />
        )}
        <Suspense fallback={<ShortcutsSkeleton />}>
          <Shortcuts records={records} />
        </Suspense>
        <Grid
          gap={{ base: '4', md: '6' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          alignItems="start"
        >
          <SessionList />
          <LatestNotifications />
        </Grid>
      </Grid>
    </>
  )
}

function FirstConsulta({ catalogue }: { catalogue: Path | undefined }) {
  return (
    <Panel>
      <EmptyState
        icon={<LuChartColumn />}
        title="Nenhuma consulta ainda"
        detail="O uso por dia e por módulo aparece aqui depois da primeira. Fica só neste navegador e não registra quem foi consultado."
        action={catalogue && <ButtonLink to={catalogue}>Fazer a primeira consulta</ButtonLink>}
      />
    </Panel>
  )
}
