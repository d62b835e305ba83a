import { Box, Button, Grid } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { resetPreferences } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { PreferenceChoice, PreferenceSwitch } from './preference-fields.tsx'

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

/** Menu and text direction. The horizontal menu needs a wide screen. */
function ArrangementPanel() {
  return (
    <Panel title="Menu e direção" description="Guardados neste navegador.">
      <Box hideBelow="xl">
        <PreferenceChoice name="type" />
      </Box>
      <PreferenceSwitch name="isCollapsed" help="Mostra só os ícones; o menu abre ao passar o ponteiro." />
      <PreferenceSwitch name="isRTL" help="Espelha o painel para idiomas como árabe e hebraico." />
    </Panel>
  )
}

/** The preferences that are not saved. */
function VisitPanel() {
  return (
    <Panel title="Nesta visita" description="Vale até recarregar a página.">
      <PreferenceChoice name="contentWidth" />
      <PreferenceChoice name="navBarType" />
      <PreferenceChoice name="footerType" />
      <PreferenceSwitch name="menuHidden" />
    </Panel>
  )
}
