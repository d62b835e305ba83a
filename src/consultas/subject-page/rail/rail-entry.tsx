import { Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import { formatCost } from '@/lib/format/credits.ts'
import { formatList } from '@/lib/format/list.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { Section } from '../section.ts'
import { findWorstTone } from '../section-findings.ts'
import { sectionStateTexts } from '../section-states.ts'
import { entryCss } from './entry-css.ts'
import { StateIcon } from './state-icon.tsx'

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

const toneTexts: Partial<Record<string, string>> = {
  danger: 'com achado grave',
  orange: 'com achado grave',
  warning: 'com achado que pede atenção',
}

/** Returns a section's state in words, with the tone of its worst finding. */
const describeState = (section: Section) =>
  [sectionStateTexts[section.state], toneTexts[findWorstTone(section)]].filter(Boolean).join(', ')

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
          {answer && state !== 'failed' && <RelativeTime data-time isShort at={answer.outcome.at} />}
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
            colorPalette="neutral"
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
