import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { clearUsage, usage } from '@/state/usage.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Panel } from '@/ui/page/panel.tsx'

export function DataPanel() {
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
            <Button variant="outline" colorPalette="neutral" onClick={() => setConfirming(false)}>
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
  return count === 1 ? '1 registro guardado.' : `${count.toLocaleString('pt-BR')} registros guardados.`
}
