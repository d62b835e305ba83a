import { Badge, Box, Button, chakra, Flex, Heading, Skeleton, Spinner, Text } from '@chakra-ui/react'
import { memo, useId, useMemo } from 'react'
import { LuClock, LuMinus, LuRotateCw } from 'react-icons/lu'
import { formatDuration } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { isAnswered, listMissing } from '../outcome.ts'
import { MissingContext, MultipleAnswersContext, RevealContext } from '../results/answer-context.ts'
import { Findings } from '../results/findings/findings.tsx'
import { sectionElementId } from '../results/findings/sections.ts'
import { IncompleteNotice } from '../results/incomplete/notice.tsx'
import { RetryContext } from '../results/incomplete/retry-context.ts'
import { LeadProvider } from '../results/leads/lead-provider.tsx'
import type { LeadSource } from '../results/leads/leads.ts'
import { findBlockRenderers } from '../results/registry.ts'
import { sourceAndTimeText } from '../results/source-and-time.ts'
import type { PartProgress, PartState } from './engine/dossie-progress.ts'
import type { DossieRun } from './engine/dossie-run.ts'
import { PartIdentity } from './part-identity.tsx'
import { partSectionId } from './part-index.tsx'
import { createPartReveal, type DossieReveal } from './part-reveal.ts'
import { stateTexts } from './state-text.ts'

type PartSectionProps = {
  /** Its position in the dossiê, from 1. */
  number: number
  progress: PartProgress
  /** The reveal state of the whole dossiê. */
  reveal: DossieReveal
  run: DossieRun
}

/**
 * Shows a part of a dossiê: its state, and its answer once it arrives. It is memoized, so that one part does
 * not render the others again.
 */
export const PartSection = memo(function PartSection({ number, progress, reveal, run }: PartSectionProps) {
  const { part, state } = progress
  const ownReveal = useMemo(() => createPartReveal(reveal, part.name), [reveal, part.name])
  const source = useMemo(() => createPartLeadSource(progress), [progress])
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
        {isPrinting ? (
          state !== 'found' && <span>({stateTexts[state]})</span>
        ) : (
          <PartStateBadge state={state} />
        )}
      </Flex>
      <PartSource progress={progress} />
      <RevealContext value={ownReveal}>
        <MultipleAnswersContext value={true}>
          <LeadProvider source={source}>
            <PartBody progress={progress} onRetry={() => run.retry(part.name)} />
          </LeadProvider>
        </MultipleAnswersContext>
      </RevealContext>
    </Box>
  )
})

const createPartLeadSource = ({ definition, answer, values = {} }: PartProgress): LeadSource => ({
  entryId: answer?.entry?.id,
  consultaId: definition.id,
  values,
})

/** Shows the source, the time and the duration of a part's query. */
function PartSource({ progress: { answer, isCached } }: { progress: PartProgress }) {
  if (!answer || answer.outcome.status === 'failed') return null
  const { outcome, entry } = answer
  return (
    <Text color="fg.subtle" textStyle="small" mt="1" fontVariantNumeric="tabular-nums">
      {sourceAndTimeText(outcome)}
      {isCached ? ' · já consultado nesta sessão' : entry && ` · ${formatDuration(entry.ms)}`}
    </Text>
  )
}

function PartBody({ progress, onRetry }: { progress: PartProgress; onRetry: () => void }) {
  const { answer, definition, reason, state } = progress
  const outcome = answer?.outcome
  const id = useId()
  if (isAnswered(outcome))
    return (
      <MissingContext value={listMissing(outcome)}>
        <Box id={sectionElementId(id, 'head')}>
          <PartIdentity
            definition={definition}
            answer={outcome.answer}
            isAboutAnother={progress.part.after.length > 0}
          />
        </Box>
        {outcome.status === 'incomplete' && (
          <RetryContext value={{ onRepeat: onRetry }}>
            <IncompleteNotice definition={definition} incomplete={outcome} />
          </RetryContext>
        )}
        <Findings definition={definition} answered={outcome} resultId={id} />
        <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
          {definition.result.map((block, index) => {
            const { Block } = findBlockRenderers(block)
            return (
              <Box key={index} id={sectionElementId(id, index)} display="contents">
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

const icons = {
  waiting: <LuClock aria-hidden="true" />,
  pending: <Spinner size="xs" boxSize="3" aria-hidden="true" />,
  skipped: <LuMinus aria-hidden="true" />,
}

/** Shows the state of a part as a word, an icon and a color. */
const PartStateBadge = ({ state }: { state: PartState }) =>
  state === 'waiting' || state === 'pending' || state === 'skipped' ? (
    <Badge colorPalette={state === 'pending' ? 'info' : 'neutral'} variant="subtle" size="sm" flexShrink="0">
      {icons[state]}
      {stateTexts[state]}
    </Badge>
  ) : (
    <OutcomeBadge outcome={state} />
  )
