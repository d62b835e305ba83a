import { Spinner, Text } from '@chakra-ui/react'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { LookupState } from '../outcome.ts'

type LookupStatusProps = {
  lookup: LookupState
  /** Whether the outcome is one that the session has kept. */
  isCached: boolean
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** What came of a lookup, and of when its answer is. */
export function LookupStatus({ lookup, isCached }: LookupStatusProps) {
  if (lookup.status === 'idle') return null
  if (lookup.status === 'pending')
    return (
      <>
        <Spinner size="xs" aria-hidden="true" /> Consultando…
      </>
    )
  const { status, at } = lookup
  return (
    <>
      <OutcomeBadge outcome={status} />
      <Text as="span">
        Resposta de {clock.format(at)}
        {isCached && ', desta sessão'} · <RelativeTime at={at} />
      </Text>
    </>
  )
}
