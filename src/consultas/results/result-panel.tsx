import { Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { type ReactNode, type RefObject, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { StateCacheContext } from '@/lib/cached-state.ts'
import { findStateCache } from '@/session/answer-state-cache.ts'
import { ErrorState } from '@/ui/feedback/notice.tsx'
import type { PrintFact } from '../document/print/print-offer.ts'
import { isAnswered, type LookupState } from '../outcome.ts'
import { announceOutcome } from './announce-outcome.ts'
import { AnswersFailure } from './answers-failure.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { RetryContext } from './incomplete/retry-context.ts'
import { resultComponents } from './load-result-components.ts'
import { loadedOnly, type MorePages, MorePagesContext } from './more-pages-context.ts'
import { type AskedValue, QueryContext } from './query-context.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

type ResultPanelProps = {
  ref: RefObject<HTMLElement | null>
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  lookup: LookupState
  /** The id of the result's entry in the session. */
  entryId: string | undefined
  /** The subject of the query, as its form shows it. */
  subject: string
  /** The values of the query, with their labels. */
  asked: readonly AskedValue[]
  /** Shows the values of the query; present while they are hidden. */
  onShowAsked?: (() => void) | undefined
  purpose: PrintFact | undefined
  /** The form has changed since the query. */
  isStale: boolean
  /** The collapsed form above is the head of the panel. */
  isJoined?: boolean
  /** Shown before the first query. */
  preview: ReactNode
  onRepeat: (source?: string) => void
  /** Live sources that give the same answer. */
  others: readonly { source: string; title: string }[]
  /** Moves the focus to the form's first field; absent without a form. */
  onCorrect: (() => void) | undefined
  onUpdate: () => void
  /** Loads the next page of the answer. */
  more?: MorePages | undefined
  onUndo: (() => void) | undefined
}

const frameCss = { borderWidth: '1px', borderRadius: 'panel', p: { base: '5', md: '6' } } as const

const joinedCss = {
  borderTopWidth: '0',
  borderTopRadius: '0',
  px: { base: '4', md: '6' },
  pt: { base: '2', md: '2.5' },
} as const

const staleCss = { filter: 'grayscale(1)', '& h2': { color: 'fg.muted' } } as const

/**
 * Shows the result of a consulta in each of its states: idle, pending, found, incomplete, not found, failed.
 */
export function ResultPanel({
  ref,
  isStale,
  isJoined = false,
  asked,
  onShowAsked,
  purpose,
  ...props
}: ResultPanelProps) {
  const { onUpdate, onUndo, ...contentProps } = props
  const { lookup, subject, family, entryId } = contentProps
  const { key } = useLocation()
  const stateCache = entryId === undefined ? undefined : findStateCache(key, entryId)
  const saveFocus = useRestoredFocus(ref, stateCache)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const showLoaded = (hadFocus: boolean) => {
    if (hadFocus) ref.current?.focus({ preventScroll: true })
    renderAgain()
  }
  const printDetails = { family: family.title, asked, onShowAsked, purpose, subject }
  return (
    <Box
      ref={ref}
      as="section"
      aria-label="Resultado"
      aria-busy={lookup.status === 'pending' || undefined}
      tabIndex={-1}
      onFocus={saveFocus}
      outline="none"
      scrollMarginTop="4"
      bg="bg.panel"
      borderColor="border.panel"
      boxShadow={isStale ? 'none' : 'panel'}
      css={isJoined ? [frameCss, joinedCss] : frameCss}
      minW="0"
      // The room of a hidden button may reach over the edge.
      overflowX="clip"
      minH={{ xl: '360px' }}
    >
      {isStale && <StaleNotice subject={subject} onUpdate={onUpdate} onUndo={onUndo} />}
      {lookup.status === 'failed' && lookup.isDemo && (
        <Flex justify="flex-end">
          <DemoBadge />
        </Flex>
      )}
      <Box css={isStale ? staleCss : undefined}>
        <QueryContext value={printDetails}>
          <StateCacheContext value={stateCache}>
            <ResultContent {...contentProps} region={ref} onLoaded={showLoaded} />
          </StateCacheContext>
        </QueryContext>
      </Box>
    </Box>
  )
}

type ResultContentProps = Omit<
  ResultPanelProps,
  'ref' | 'isStale' | 'isJoined' | 'onUpdate' | 'onUndo' | 'asked' | 'onShowAsked' | 'purpose'
> & {
  region: RefObject<HTMLElement | null>
  /** The components were loaded after a failure. */
  onLoaded: (hadFocus: boolean) => void
}

function ResultContent({
  definition,
  family,
  lookup,
  entryId,
  subject,
  preview,
  others,
  more = loadedOnly,
  onRepeat,
  onCorrect,
  region,
  onLoaded,
}: ResultContentProps) {
  const components = resultComponents.get()
  if (lookup.status === 'idle') return preview
  if (lookup.status === 'failed')
    return components ? (
      <components.LookupFailure failed={lookup} onRepeat={() => onRepeat()} onCorrect={onCorrect} />
    ) : (
      <PlainFailure message={lookup.message} onRepeat={() => onRepeat()} />
    )
  if (lookup.status === 'pending')
    return components ? <components.ResultSkeleton definition={definition} /> : <PlainSkeleton />
  if (!components)
    return (
      <AnswersFailure
        components={resultComponents}
        onLoaded={(hadFocus) => {
          announceOutcome(lookup)
          onLoaded(hadFocus)
        }}
      />
    )
  return isAnswered(lookup) ? (
    <RetryContext value={{ onRepeat: () => onRepeat(), others, onQueryOther: onRepeat }}>
      <MorePagesContext value={more}>
        <components.Answer
          key={lookup.at}
          definition={definition}
          found={lookup}
          entryId={entryId}
          region={region}
        />
      </MorePagesContext>
    </RetryContext>
  ) : (
    <components.NothingFound
      definition={definition}
      family={family}
      notFound={lookup}
      subject={subject}
      onCorrect={onCorrect}
    />
  )
}

/** Stands in for a failure if the components could not be loaded, as without a network. */
const PlainFailure = ({ message, onRepeat }: { message: string; onRepeat: () => void }) => (
  <ErrorState title={message} action={<Button onClick={onRepeat}>Tentar de novo</Button>} />
)

/** Stands in for a result while its components load. */
const PlainSkeleton = () => (
  <Box role="status" aria-label="Consultando">
    <Skeleton height="24px" width="45%" mb="2" />
    <Skeleton height="16px" width="25%" mb="5" />
    <Skeleton height="160px" />
  </Box>
)
