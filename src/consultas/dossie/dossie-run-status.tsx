import { Spinner, Text } from '@chakra-ui/react'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { DossieProgress } from './engine/dossie-progress.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** Whether a dossiê is being made, and of when it is. */
export function DossieRunStatus({ progress: { status, startedAt } }: { progress: DossieProgress }) {
  if (status === 'running')
    return (
      <>
        <Spinner size="xs" aria-hidden="true" /> Montando…
      </>
    )
  return (
    <Text as="span">
      {status === 'done' ? 'Montado' : 'Interrompido'} às {clock.format(startedAt)} ·{' '}
      <RelativeTime at={startedAt} />
    </Text>
  )
}
