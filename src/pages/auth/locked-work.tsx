import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { authSettings } from '@/generated/auth.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { hasDrafts } from '@/state/drafts.ts'
import { readLosses } from '@/state/losses.ts'
import { listOngoing } from '@/state/ongoing-work.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { session } from '@/state/session.ts'

/** The time in ms between two readings of the counts. */
const interval = 1000

const formatMinutes = (minutes: number) =>
  minutes % 60 === 0
    ? formatCounted(minutes / 60, 'hora', 'horas')
    : formatCounted(minutes, 'minuto', 'minutos')

const hasKept = () => session.items.length > 0 || hasDrafts()

/** Says on a lock screen what goes on behind it and how long the tab keeps it. It shows counts and no values. */
export function LockedWork() {
  const { hasDiscarded } = useSnapshot(screenLock)
  const [texts, setTexts] = useState(listOngoing)
  const [hasWork, setHasWork] = useState(hasKept)
  useEffect(() => {
    const update = () => {
      setTexts(listOngoing())
      // Losses are not read in a render: the covered page, which reports some, may still be mounted.
      setHasWork(hasKept() || readLosses().length > 0)
    }
    update()
    const timer = setInterval(update, interval)
    return () => clearInterval(timer)
  }, [])
  const time = formatMinutes(authSettings.lockKeepsMinutes)
  if (hasDiscarded)
    return <Text color="fg.muted">Depois de {time} sem uso, o que estava nesta aba foi descartado.</Text>
  if (texts.length === 0 && !hasWork) return null
  return (
    <Box color="fg.muted">
      {texts.length > 0 && (
        <chakra.ul
          aria-label="Continua atrás do bloqueio"
          listStyleType="none"
          mb="2"
          color="fg"
          fontVariantNumeric="tabular-nums"
        >
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </chakra.ul>
      )}
      <Text textStyle="small">
        Nada se perde: respostas e o que você digitou ficam nesta aba até você desbloquear, por até {time} sem
        uso.
      </Text>
    </Box>
  )
}
