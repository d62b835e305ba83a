import { Box, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { KeptStateContext } from '@/lib/kept-state.ts'
import { keptPlace } from '@/session/kept-place.ts'
import { isAnswered, type Lookup } from '../outcome.ts'
import { DemoBadge } from './demo-badge.tsx'
import { Failure } from './failure.tsx'
import { AgainContext } from './incomplete/again.ts'
import { loadedViews } from './load-views.ts'
import { PlainSkeleton } from './plain-skeleton.tsx'
import { PrintContext } from './print/print-context.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type ResultPanelProps = {
  ref: RefObject<HTMLElement | null>
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  lookup: Lookup
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
const behind = { filter: 'grayscale(1)', '& h2': { color: 'fg.muted' } } as const

/** The result of a consulta in each of its states: idle, pending, found, not found, failed. */
export function ResultPanel({ ref, isStale, entryId, onUpdate, onUndo, ...shown }: ResultPanelProps) {
  const { lookup, subject, family, choices } = shown
  const { key } = useLocation()
  const kept = entryId === undefined ? undefined : keptPlace(key, entryId)
  const noteFocus = useKeptFocus(ref, kept)
  const printed = useMemo(() => ({ family: family.title, choices, subject }), [family, choices, subject])
  return (
    <Box
      ref={ref}
      as="section"
      aria-label="Resultado"
      aria-busy={lookup.status === 'pending' || undefined}
      tabIndex={-1}
      onFocus={noteFocus}
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
      <Box css={isStale ? behind : undefined}>
        <PrintContext value={printed}>
          <KeptStateContext value={kept}>
            <Content {...shown} />
          </KeptStateContext>
        </PrintContext>
      </Box>
    </Box>
  )
}

type ContentProps = Omit<ResultPanelProps, 'ref' | 'isStale' | 'entryId' | 'onUpdate' | 'onUndo' | 'choices'>

function Content({
  definition,
  family,
  lookup,
  subject,
  preview,
  others,
  onRepeat,
  onCorrect,
}: ContentProps) {
  const views = loadedViews()
  if (lookup.status === 'idle') return preview
  if (lookup.status === 'failed')
    return <Failure failed={lookup} onRepeat={() => onRepeat()} onCorrect={onCorrect} />
  if (!views || lookup.status === 'pending')
    return views ? <views.ResultSkeleton blocks={definition.result} /> : <PlainSkeleton />
  return isAnswered(lookup) ? (
    <AgainContext value={{ onRepeat: () => onRepeat(), others, onAskOther: onRepeat }}>
      <views.Answer key={lookup.at} definition={definition} found={lookup} />
    </AgainContext>
  ) : (
    <views.NothingFound
      definition={definition}
      family={family}
      notFound={lookup}
      subject={subject}
      onCorrect={onCorrect}
    />
  )
}
