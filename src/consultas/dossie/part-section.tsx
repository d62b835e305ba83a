import { Box, Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { memo, useId, useMemo } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import { formatDuration } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { isAnswered, missingIn } from '../outcome.ts'
import { AmongOthers } from '../results/among-others.ts'
import { Findings } from '../results/findings/findings.tsx'
import { partId } from '../results/findings/part-id.ts'
import { AgainContext } from '../results/incomplete/again.ts'
import { IncompleteNotice } from '../results/incomplete/notice.tsx'
import type { LeadSource } from '../results/leads/lead-context.ts'
import { LeadProvider } from '../results/leads/lead-provider.tsx'
import { MissingContext } from '../results/missing.ts'
import { originText } from '../results/origin.ts'
import { facetsOf } from '../results/registry.ts'
import { RevealContext } from '../results/reveal.ts'
import type { PartProgress } from './engine/dossie-progress.ts'
import type { DossieRun } from './engine/dossie-run.ts'
import { PartIdentity } from './part-identity.tsx'
import { type Reveal, revealOf } from './part-reveal.ts'
import { partSectionId } from './part-section-id.ts'
import { StateBadge } from './state-badge.tsx'
import { stateTexts } from './state-text.ts'

type PartSectionProps = {
  /** Its place in the dossiê, from 1. */
  number: number
  progress: PartProgress
  /** What the whole dossiê reveals. */
  reveal: Reveal
  run: DossieRun
}

/** A part of a dossiê: its state, and its answer once it is there. Memoised: a part that comes redraws no other one. */
export const PartSection = memo(function PartSection({ number, progress, reveal, run }: PartSectionProps) {
  const { part, state } = progress
  const ownReveal = useMemo(() => revealOf(reveal, part.name), [reveal, part.name])
  const source = useMemo(() => leadSourceOf(progress), [progress])
  const id = useId()
  const isPrinting = usePrinting()
  return (
    <Box
      as="section"
      id={partSectionId(part.name)}
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
      <RevealContext value={ownReveal}>
        <AmongOthers value={true}>
          <LeadProvider source={source}>
            <PartBody progress={progress} onRetry={() => run.retry(part.name)} />
          </LeadProvider>
        </AmongOthers>
      </RevealContext>
    </Box>
  )
})

/** From which answer the part's values lead on. */
const leadSourceOf = ({ definition, answer, values = {} }: PartProgress): LeadSource => ({
  entryId: answer?.entry?.id,
  consultaId: definition.id,
  values,
})

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
  const id = useId()
  if (isAnswered(outcome))
    return (
      <MissingContext value={missingIn(outcome)}>
        <Box id={partId(id, 'head')}>
          <PartIdentity
            definition={definition}
            answer={outcome.answer}
            isAboutAnother={progress.part.after.length > 0}
          />
        </Box>
        {outcome.status === 'incomplete' && (
          <AgainContext value={{ onRepeat: onRetry }}>
            <IncompleteNotice definition={definition} incomplete={outcome} />
          </AgainContext>
        )}
        <Findings definition={definition} answered={outcome} resultId={id} />
        <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
          {definition.result.map((block, index) => {
            const { Block } = facetsOf(block)
            return (
              <Box key={index} id={partId(id, index)} display="contents">
                <Block block={block} answer={outcome.answer} summary={definition.summary} />
              </Box>
            )
          })}
        </Flex>
      </MissingContext>
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
