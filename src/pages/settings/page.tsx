import { Box, Button, Grid } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { isReporting } from '@/lib/reporting.ts'
import { resetPreferences } from '@/state/reset-preferences.ts'
import { setSingleKeys, singleKeys } from '@/state/single-keys.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { AboutPanel } from './about-panel.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { PreferenceChoice, PreferenceSwitch } from './preference-fields.tsx'
import { ReportingPanel } from './reporting-panel.tsx'

export default function SettingsPage() {
  function restore() {
    resetPreferences()
    setSingleKeys(true)
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
          <VisitPanel />
          <DataPanel />
        </Grid>
        <Grid gap="6">
          <ArrangementPanel />
          <KeyboardPanel />
          {isReporting && <ReportingPanel />}
          <AboutPanel />
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

function KeyboardPanel() {
  const { isOn } = useSnapshot(singleKeys)
  return (
    <Panel title="Teclado" description="Guardado neste navegador.">
      <SwitchField
        label="Atalhos de uma tecla"
        help="Letras e sinais sozinhos, como h, j e ?. Desligue se você dita ou usa um acionador. Ctrl+K continua."
        checked={isOn}
        onChange={setSingleKeys}
      />
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
