import { Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { LuPencil, LuRotateCw } from 'react-icons/lu'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { Lookup } from './outcome.ts'
import type { ShownValue } from './subject.ts'

type AskedLineProps = {
  /** What was asked, as the form shows it. */
  subject: readonly ShownValue[]
  lookup: Lookup
  /** Whether the outcome is one that the session has kept. */
  isKept: boolean
  alter: Ref<HTMLButtonElement>
  onAlter: () => void
  onRepeat: () => void
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** A form that was answered, folded into one line: what was asked, what came of it and when, and what to do next. */
export function AskedLine({ subject, lookup, isKept, alter, onAlter, onRepeat }: AskedLineProps) {
  const isPending = lookup.status === 'pending'
  return (
    <Flex
      role="group"
      aria-label="O que foi consultado"
      align="center"
      columnGap="5"
      rowGap="3"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow="panel"
      px={{ base: '5', md: '6' }}
      py="3"
    >
      <Flex flex="1 1 18rem" minW="0" align="center" columnGap="5" rowGap="1.5" wrap="wrap">
        <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="0.5">
          {subject.map(({ label, text }) => (
            <Flex key={label} columnGap="2" wrap="wrap" align="baseline" minW="0">
              <chakra.dt color="fg.muted" textStyle="small">
                {label}
              </chakra.dt>
              <chakra.dd fontWeight="600" overflowWrap="anywhere" fontVariantNumeric="tabular-nums" minW="0">
                {text}
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
        <Flex
          align="center"
          columnGap="2"
          rowGap="1"
          wrap="wrap"
          minH="5"
          color="fg.muted"
          textStyle="small"
          fontVariantNumeric="tabular-nums"
        >
          <Status lookup={lookup} isKept={isKept} />
        </Flex>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button ref={alter} {...quiet} onClick={onAlter}>
          <LuPencil aria-hidden="true" /> Alterar
        </Button>
        {lookup.status !== 'failed' && (
          <Button {...quiet} aria-busy={isPending || undefined} onClick={onRepeat}>
            <LuRotateCw aria-hidden="true" /> Consultar de novo
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

const quiet = { size: 'xs', minH: touchHeight, variant: 'outline', colorPalette: 'neutral' } as const

function Status({ lookup, isKept }: Pick<AskedLineProps, 'lookup' | 'isKept'>) {
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
