import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { resetPreferences } from '@/state/reset-preferences.ts'
import { clearUsage, usage } from '@/state/usage.ts'
import { setSingleKeys, singleKeys } from '@/state/use-key.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { AboutPanel } from './about-panel.tsx'
import { AppearancePanel, PreferenceChoice, PreferenceSwitch } from './appearance-panel.tsx'

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
          <Button variant="outline" onClick={restore}>
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

/** Tells the user that errors are reported. */
function ReportingPanel() {
  return (
    <Panel title="Relatos de erros" description="Este painel avisa quem o mantém quando algo dá errado.">
      <Text>
        Vão o tipo do erro, o lugar no código, a página e a versão. O relato não leva seu nome, o que você
        digitou nem o que você consultou.
      </Text>
    </Panel>
  )
}

function DataPanel() {
  const count = useSnapshot(usage).records.length
  const [isConfirming, setConfirming] = useState(false)

  function remove() {
    clearUsage()
    setConfirming(false)
    notify.success('Histórico de uso removido')
  }

  return (
    <Panel
      title="Histórico de uso"
      description="Consulta, horário, resultado e duração, para os gráficos. Fica só neste navegador e não registra quem foi consultado."
    >
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text fontVariantNumeric="tabular-nums">{describe(count)}</Text>
        {count > 0 && isConfirming && (
          <Flex gap="2">
            <Button variant="outline" onClick={() => setConfirming(false)}>
              Cancelar
            </Button>
            <Button colorPalette="danger" autoFocus onClick={remove}>
              Remover tudo
            </Button>
          </Flex>
        )}
        {count > 0 && !isConfirming && (
          <Button variant="outline" colorPalette="danger" onClick={() => setConfirming(true)}>
            <LuTrash2 aria-hidden="true" />
            Remover histórico de uso
          </Button>
        )}
      </Flex>
    </Panel>
  )
}

function describe(count: number): string {
  if (count === 0) return 'Nenhum registro guardado.'
  return `${formatCounted(count, 'registro guardado', 'registros guardados')}.`
}

/** True if this page reports errors, of which the user should know. */
const isReporting = Boolean(globalThis.document?.querySelector('script[data-sample-rate]'))
