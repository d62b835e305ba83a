import { Box, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { StateCacheContext } from '@/lib/cached-state.ts'
import { findStateCache } from '@/session/answer-state-cache.ts'
import { isAnswered, type LookupState } from '../outcome.ts'
import { DemoBadge } from './demo-badge.tsx'
import { RetryContext } from './incomplete/retry-context.ts'
import { resultComponents } from './load-result-components.ts'
import { LookupFailure } from './lookup-failure.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'
import { PrintContext } from './print/print-context.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

type ResultPanelProps = {
  ref: RefObject<HTMLElement | null>
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  lookup: LookupState
  /** The place of the outcome in the session. */
  entryId: string | undefined
  /** What was asked about, as its form shows it. */
  subject: string
  /** What was chosen in the form besides, with labels. */
  choices: string
  /** The form says something else by now. */
  isStale: boolean
  /** What is shown before anything is asked. */
  preview: ReactNode
  onRepeat: (source?: string) => void
  /** Live sources that give the same answer, and what asks one of them. */
  others: readonly { source: string; title: string }[]
  /** Leads to the form's first field. */
  onCorrect: () => void
  onUpdate: () => void
  onUndo: (() => void) | undefined
}

/** A result that is not the form's any more: there, but behind. */
const staleCss = { filter: 'grayscale(1)', '& h2': { color: 'fg.muted' } } as const

/** The result of a consulta in each of its states: idle, pending, found, not found, failed. */
export function ResultPanel({ ref, isStale, entryId, onUpdate, onUndo, ...contentProps }: ResultPanelProps) {
  const { lookup, subject, family, choices } = contentProps
  const { key } = useLocation()
  const stateCache = entryId === undefined ? undefined : findStateCache(key, entryId)
  const saveFocus = useRestoredFocus(ref, stateCache)
  const printDetails = useMemo(() => ({ family: family.title, choices, subject }), [family, choices, subject])
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
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow={isStale ? 'none' : 'panel'}
      p={{ base: '5', md: '6' }}
      minW="0"
      minH={{ xl: '360px' }}
    >
      {isStale && <StaleNotice subject={subject} onUpdate={onUpdate} onUndo={onUndo} />}
      {lookup.status === 'failed' && lookup.isDemo && (
        <Flex justify="flex-end">
          <DemoBadge />
        </Flex>
      )}
      <Box css={isStale ? staleCss : undefined}>
        <PrintContext value={printDetails}>
          <StateCacheContext value={stateCache}>
            <ResultContent {...contentProps} />
          </StateCacheContext>
        </PrintContext>
      </Box>
    </Box>
  )
}

type ResultContentProps = Omit<
  ResultPanelProps,
  'ref' | 'isStale' | 'entryId' | 'onUpdate' | 'onUndo' | 'choices'
>

function ResultContent({
  definition,
  family,
  lookup,
  subject,
  preview,
  others,
  onRepeat,
  onCorrect,
}: ResultContentProps) {
  const components = resultComponents.loaded()
  if (lookup.status === 'idle') return preview
  if (lookup.status === 'failed')
    return <LookupFailure failed={lookup} onRepeat={() => onRepeat()} onCorrect={onCorrect} />
  if (!components || lookup.status === 'pending')
    return components ? <components.ResultSkeleton blocks={definition.result} /> : <PlainSkeleton />
  return isAnswered(lookup) ? (
    <RetryContext value={{ onRepeat: () => onRepeat(), others, onQueryOther: onRepeat }}>
      <components.Answer key={lookup.at} definition={definition} found={lookup} />
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
