import { Spinner, Text } from '@chakra-ui/react'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { Lookup } from './outcome.ts'

type LookupStatusProps = {
  lookup: Lookup
  /** Whether the outcome is one that the session has kept. */
  isKept: boolean
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** What came of a lookup, and of when its answer is. */
export function LookupStatus({ lookup, isKept }: LookupStatusProps) {
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
        {isKept && ', desta sessão'} · <RelativeTime at={at} />
      </Text>
    </>
  )
}
