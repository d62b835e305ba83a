import { Box, Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import { formatDuration } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { originText } from '../results/origin.ts'
import { facetsOf } from '../results/registry.ts'
import { RevealContext } from '../results/reveal.ts'
import type { PartProgress } from './engine/dossie-progress.ts'
import { partId } from './go-to-part.ts'
import { PartIdentity } from './part-identity.tsx'
import type { Reveal } from './part-reveal.ts'
import { StateBadge } from './state-badge.tsx'
import { stateTexts } from './state-text.ts'

type PartSectionProps = {
  /** Its place in the dossiê, from 1. */
  number: number
  progress: PartProgress
  reveal: Reveal
  onRetry: (name: string) => void
}

/** A part of a dossiê: its state, and its answer once it is there. */
export function PartSection({ number, progress, reveal, onRetry }: PartSectionProps) {
  const { part, state } = progress
  const id = useId()
  const isPrinting = usePrinting()
  return (
    <Box
      as="section"
      id={partId(part.name)}
      aria-labelledby={id}
      aria-busy={state === 'pending' || undefined}
      scrollMarginTop="84px"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow="panel"
      p={{ base: '5', md: '6' }}
      minW="0"
      data-part
      _print={{ p: '0', borderWidth: '0', mb: '8mm' }}
    >
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" data-part-head>
        <Heading as="h2" textStyle="h2" tabIndex={-1} outline="none">
          {isPrinting && `${number}. `}
          <span id={id}>{part.title}</span>
        </Heading>
        {isPrinting ? state !== 'found' && <span>({stateTexts[state]})</span> : <StateBadge state={state} />}
      </Flex>
      <Origin progress={progress} />
      <RevealContext value={reveal}>
        <PartBody progress={progress} onRetry={() => onRetry(part.name)} />
      </RevealContext>
    </Box>
  )
}

/** By which source and when, and how long that took. */
function Origin({ progress: { answer, isKept } }: { progress: PartProgress }) {
  if (!answer || answer.outcome.status === 'failed') return null
  const { outcome, entry } = answer
  return (
    <Text color="fg.subtle" textStyle="small" mt="1" fontVariantNumeric="tabular-nums">
      {originText(outcome)}
      {isKept ? ' · já consultado nesta sessão' : entry && ` · ${formatDuration(entry.ms)}`}
    </Text>
  )
}

function PartBody({ progress, onRetry }: { progress: PartProgress; onRetry: () => void }) {
  const { answer, definition, reason, state } = progress
  const outcome = answer?.outcome
  if (outcome?.status === 'found')
    return (
      <>
        <PartIdentity definition={definition} answer={outcome.answer} />
        <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
          {definition.result.map((block, index) => {
            const { Block } = facetsOf(block)
            return <Block key={index} block={block} answer={outcome.answer} summary={definition.summary} />
          })}
        </Flex>
      </>
    )
  if (outcome?.status === 'failed')
    return (
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mt="3">
        <chakra.p role="alert" flex="1 1 16rem" overflowWrap="anywhere">
          {outcome.message}
        </chakra.p>
        <Button size="sm" minH={touchHeight} variant="outline" colorPalette="neutral" onClick={onRetry}>
          <LuRotateCw aria-hidden="true" /> Tentar de novo
        </Button>
      </Flex>
    )
  if (state === 'not-found') return <Note>Nenhum registro encontrado.</Note>
  if (state === 'pending') return <Skeleton height="72px" mt="4" />
  return <Note>{reason ?? waitText(progress)}</Note>
}

const Note = ({ children }: { children: string }) => (
  <Text color="fg.muted" mt="3" overflowWrap="anywhere">
    {children}
  </Text>
)

const waitText = ({ part }: PartProgress) =>
  part.after.length > 0 ? 'Espera a resposta de outra parte.' : 'Espera a vez.'
