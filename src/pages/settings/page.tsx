import { Button, Grid } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { useRouteInfo } from '@/lib/route-info.ts'
import { resetPreferences } from '@/state/preferences.ts'
import { notify } from '@/ui/notify.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { ArrangementPanel } from './arrangement-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** How the app looks, how its parts are arranged, what this browser keeps. */
export default function SettingsPage() {
  const { title, description } = useRouteInfo()

  function restore() {
    resetPreferences()
    void notify.success('Preferências restauradas')
  }

  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <Button variant="outline" colorPalette="neutral" onClick={restore}>
            <LuRotateCcw aria-hidden="true" />
            Restaurar padrão
          </Button>
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Grid gap="6">
          <AppearancePanel />
          <DataPanel />
        </Grid>
        <Grid gap="6">
          <ArrangementPanel />
          <VisitPanel />
        </Grid>
      </Grid>
    </>
  )
}
