import { Box, chakra, Flex, IconButton, Spinner, type SystemStyleObject } from '@chakra-ui/react'
import type { Severity } from '@manifest/schema/result.ts'
import { memo, type ReactNode } from 'react'
import { LuCircleDashed, LuClock, LuMinus, LuRotateCw } from 'react-icons/lu'
import { formatCost } from '@/lib/format/credits.ts'
import { formatList } from '@/lib/format/list.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { severityProps } from '@/ui/theme/orange.ts'
import { readAnswerTime } from '../../outcome.ts'
import { type QueryState, stateTexts } from '../../outcome-words.ts'
import { type Look, outcomeLooks, toneLooks, toneTexts } from '../../results/outcome-look.ts'
import type { Section } from '../section.ts'
import { findWorstTone } from '../section-findings.ts'

type RailEntryProps = {
  section: Section
  /** Its position among the sections that were queried, from 1; 0 if it was not queried. */
  number: number
  isCurrent: boolean
  onSelect: (section: Section) => void
  onRepeat?: ((section: Section) => void) | undefined
  /** The form for its missing values. */
  children: ReactNode
}

/** Returns a section's state in words, with the tone of its worst finding. */
const describeState = (section: Section) =>
  [stateTexts[section.state], toneTexts[findWorstTone(section)]].filter(Boolean).join(', ')

/** A consulta with its state and time, or with the values that it needs before its query. */
export const RailEntry = memo(function RailEntry(props: RailEntryProps) {
  const { section, number, isCurrent, onSelect, onRepeat, children } = props
  const { state, title, answer, definition } = section
  const isNew = state === 'not-queried'
  const costText = definition.cost ? ` · ${formatCost(definition.cost)}` : ''
  return (
    <li>
      <Box css={entryCss} data-current={isCurrent || undefined}>
        <button
          type="button"
          aria-current={isCurrent ? 'location' : undefined}
          aria-expanded={isNew && children ? true : undefined}
          data-new={isNew || undefined}
          // The first click of a double click may scroll the rail. The second one must not query another entry.
          onClick={({ detail }) => detail > 1 || onSelect(section)}
        >
          <StateIcon state={state} tone={findWorstTone(section)} />
          <Flex as="span" direction="column" flex="1" minW="0">
            <span>
              {title}
              <chakra.span srOnly>, {describeState(section)}</chakra.span>
            </span>
            <Note section={section} />
          </Flex>
          {isNew && definition.cost !== undefined && <span data-time>{formatCost(definition.cost)}</span>}
          {answer && state !== 'failed' && (
            <RelativeTime data-time isShort at={readAnswerTime(answer.outcome)} />
          )}
          {number > 0 && number < 10 && (
            <span data-key aria-hidden="true" title={`Tecla ${number}`}>
              {number}
            </span>
          )}
        </button>
        {state === 'failed' && onRepeat && (
          <IconButton
            size="2xs"
            variant="ghost"
            minW={{ base: '11', lg: '7' }}
            minH={{ base: '11', lg: '7' }}
            title={`Tentar de novo${costText}`}
            aria-label={`Tentar de novo: ${title}${costText}`}
            onClick={() => onRepeat(section)}
          >
            <LuRotateCw aria-hidden="true" />
          </IconButton>
        )}
      </Box>
      {children}
    </li>
  )
})

const quote = (text: string) => `“${text}”`

/** Names the values that a consulta needs or has from other answers, or the reason why it failed or waits. */
function Note({ section: { state, needs = [], known = [], reason } }: { section: Section }) {
  if (state === 'failed') return <small data-tone="danger">Falhou</small>
  if (state === 'not-found') return <small>Nada encontrado</small>
  if (state === 'incomplete') return <small data-tone="warning">Resposta incompleta</small>
  if (state === 'waiting' || state === 'skipped') return reason ? <small>{reason}</small> : null
  if (state !== 'not-queried') return null
  return (
    <>
      {needs.length > 0 && <small>pede {formatList(needs)}</small>}
      {known.map(({ label, from }) => (
        <small key={label}>
          {label}: de {quote(from)}
        </small>
      ))}
    </>
  )
}

/** An entry of the rail: a button over the full width, and at its end a button that repeats a failure. */
const entryCss: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: 'control',
  position: 'relative',
  _hover: { bg: 'bg.hover' },
  '&[data-current]': { bg: 'primary.subtle' },
  '& > button:first-of-type': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    flex: '1',
    minWidth: '0',
    minHeight: { base: '11', lg: '8' },
    px: '3',
    py: { base: '3', lg: '1.5' },
    borderRadius: 'control',
    textAlign: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '&[data-new]': { color: 'fg.muted', _hover: { color: 'fg' } },
  },
  '& [data-icon]': { flexShrink: '0', mt: '3px', fontSize: '14px', lineHeight: '1' },
  '& small': { color: 'fg.muted', textStyle: 'small', display: 'block', mt: '0.5' },
  '& small[data-tone=danger]': { color: 'danger.fg' },
  '& small[data-tone=warning]': { color: 'warning.fg' },
  '& [data-time]': { flexShrink: '0', color: 'fg.subtle', textStyle: 'small', mt: '2px' },
  '& [data-key]': {
    flexShrink: '0',
    minWidth: '4.5',
    mt: '1px',
    px: '1',
    borderWidth: '1px',
    borderRadius: 'sm',
    color: 'fg.subtle',
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '16px',
    textAlign: 'center',
    display: { base: 'none', lg: 'block' },
  },
}

const looks: Record<Exclude<QueryState, 'pending'>, Look> = {
  'not-queried': { icon: LuCircleDashed, color: 'fg.subtle' },
  waiting: { icon: LuClock, color: 'fg.subtle' },
  skipped: { icon: LuMinus, color: 'fg.subtle' },
  ...outcomeLooks,
}

/** Shows the state of a section, and the tone of its worst finding. Decorative beside the state in words. */
function StateIcon({ state, tone }: { state: QueryState; tone: Severity }) {
  if (state === 'pending') return <Spinner size="xs" color="info.fg" aria-hidden="true" data-icon />
  const { icon: Icon, color } = (state === 'found' && toneLooks[tone]) || looks[state]
  return (
    <chakra.span {...severityProps(tone)} color={color} data-icon aria-hidden="true">
      <Icon />
    </chakra.span>
  )
}
