import { Button, Flex, Text } from '@chakra-ui/react'
import { LuPause, LuPlay, LuRotateCcw } from 'react-icons/lu'

type LiveButtonsProps = {
  label: string
  isRunning: boolean
  /** The latest value with its unit. */
  latest: string
  onToggle: () => void
  onRestart: () => void
}

export function LiveButtons({ label, isRunning, latest, onToggle, onRestart }: LiveButtonsProps) {
  const toggle = isRunning ? 'Pausar' : 'Continuar'
  return (
    <Flex align="center" gap="2" wrap="wrap" mb="2">
      <Text fontWeight="600" fontVariantNumeric="tabular-nums" me="auto">
        {latest}
      </Text>
      <Button size="xs" variant="outline" aria-label={`${toggle}: ${label}`} onClick={onToggle}>
        {isRunning ? <LuPause aria-hidden="true" /> : <LuPlay aria-hidden="true" />}
        {toggle}
      </Button>
      <Button size="xs" variant="ghost" aria-label={`Recomeçar: ${label}`} onClick={onRestart}>
        <LuRotateCcw aria-hidden="true" />
        Recomeçar
      </Button>
    </Flex>
  )
}
