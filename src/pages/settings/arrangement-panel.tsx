import { Box } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { PreferenceChoice, PreferenceSwitch } from './preference-fields.tsx'

/** The menu and the direction. The horizontal menu needs a wide screen. */
export function ArrangementPanel() {
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
