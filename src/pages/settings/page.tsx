import { Button, Grid } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { resetPreferences } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { ArrangementPanel } from './arrangement-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** The settings: appearance, layout, and the data stored in this browser. */
export default function SettingsPage() {
  function restore() {
    resetPreferences()
    notify.success('Preferências restauradas')
  }

  return (
    <>
      <RouteHeader
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
