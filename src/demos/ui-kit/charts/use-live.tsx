import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuPause, LuPlay, LuRotateCcw } from 'react-icons/lu'
import type { ChartColor } from '@/ui/charts/chart-data.ts'
import { continueLoad, createLoad, readLoad, toLoadData } from './live-load.ts'

/** Ms between two values. */
const intervalMs = 1_000

const label = 'Consultas por segundo, simuladas'

/**
 * A simulated load with a new value every second while running. It rests off screen and in a hidden tab, and starts
 * paused if the user prefers reduced motion. `box` is the element that must be on screen.
 */
export function useLiveLoad(isReducedMotion: boolean, color: ChartColor = 'first', seed?: number) {
  const box = useRef<HTMLDivElement>(null)
  const [load, setLoad] = useState(() => createLoad(seed))
  const [isRunning, setRunning] = useState(!isReducedMotion)
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isRunning || !isOnScreen) return
    const timer = setInterval(() => {
      if (!document.hidden) setLoad(continueLoad)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, isOnScreen])
  const onToggle = () => setRunning(!isRunning)
  const onRestart = () => setLoad(createLoad(seed))
  const buttons = { isRunning, latest: readLoad(load), onToggle, onRestart }
  return { box, data: toLoadData(load, color), label, buttons }
}

export function LiveButtons({
  isRunning,
  latest,
  onToggle,
  onRestart,
}: ReturnType<typeof useLiveLoad>['buttons']) {
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
