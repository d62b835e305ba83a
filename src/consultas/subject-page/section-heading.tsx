import { Badge, Box, Button, chakra, Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import { LuChevronDown, LuClock, LuMinus, LuRotateCw } from 'react-icons/lu'
import { formatDuration } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { readAnswerTime } from '../outcome.ts'
import type { QueryState } from '../outcome-words.ts'
import { RequestCode } from '../results/request-code.tsx'
import { sourceAndTimeText } from '../results/source-and-time.ts'
import type { Section } from './section.ts'

type SectionHeadingProps = {
  section: Section
  number: number
  /** The id of the title's element, which names the section. */
  titleId: string
  /** The id of what the heading folds. */
  bodyId: string
  isOpen: boolean
  onToggle: () => void
}

/** Shows the title of a section, which folds it, and its state. In print it has its number and folds nothing. */
export function SectionHeading({ section, number, titleId, bodyId, isOpen, onToggle }: SectionHeadingProps) {
  const { title, state } = section
  const isPrinting = usePrinting()
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap={{ base: 'nowrap', md: 'wrap' }} data-part-head>
      <Heading
        as="h2"
        textStyle={isOpen || isPrinting ? 'h2' : { base: 'h3', md: 'h2' }}
        tabIndex={-1}
        outline="none"
        flex="1"
        minW="0"
      >
        {isPrinting ? (
          <>
            {number}. <span id={titleId}>{title}</span>
          </>
        ) : (
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            css={toggleCss}
            onClick={onToggle}
          >
            <LuChevronDown aria-hidden="true" />
            <span id={titleId}>{title}</span>
          </chakra.button>
        )}
      </Heading>
      {(!isPrinting || state !== 'found') && <SectionBadge state={state} />}
    </Flex>
  )
}

const toggleCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: { base: '11', md: '8' },
  marginInlineStart: '-1',
  borderRadius: 'control',
  textAlign: 'inherit',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  '& svg': { flexShrink: '0', boxSize: '18px', color: 'fg.subtle', transition: 'rotate 150ms ease-out' },
  '&[aria-expanded=false] svg': { rotate: '-90deg' },
  '&:dir(rtl)[aria-expanded=false] svg': { rotate: '90deg' },
} as const

const texts = {
  'not-queried': 'Não consultada',
  waiting: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
}

const icons = {
  'not-queried': <LuMinus aria-hidden="true" />,
  waiting: <LuClock aria-hidden="true" />,
  pending: <Spinner size="xs" boxSize="3" aria-hidden="true" />,
  skipped: <LuMinus aria-hidden="true" />,
}

/** Shows the state of a section as a word, an icon and a color. */
const SectionBadge = ({ state }: { state: QueryState }) =>
  state === 'waiting' || state === 'pending' || state === 'skipped' || state === 'not-queried' ? (
    <Badge colorPalette={state === 'pending' ? 'info' : 'neutral'} variant="subtle" size="sm" flexShrink="0">
      {icons[state]}
      {texts[state]}
    </Badge>
  ) : (
    <OutcomeBadge outcome={state} />
  )

/** Shows the source, the time and the duration of a section's query, and a button that repeats it. */
export function SectionSource({ section, onQuery }: { section: Section; onQuery: () => void }) {
  const { answer } = section
  if (!answer || answer.outcome.status === 'failed') return null
  const { outcome, entry } = answer
  return (
    <Flex align="center" columnGap="3" wrap="wrap" mt="1">
      <Text color="fg.subtle" textStyle="small" fontVariantNumeric="tabular-nums">
        {sourceAndTimeText(outcome)}
        {answer.isCached ? (
          <>
            {' · respondido '}
            <RelativeTime at={readAnswerTime(outcome)} />, sem custo
          </>
        ) : (
          entry && ` · ${formatDuration(entry.ms)}`
        )}
      </Text>
      {/* The notice of an incomplete answer has the code on screen too. */}
      {outcome.status !== 'incomplete' && (
        <Box display="none" _print={{ display: 'block' }}>
          <RequestCode outcome={outcome} />
        </Box>
      )}
      {/* The notice of an incomplete answer has this button. */}
      {outcome.status !== 'incomplete' && (
        <Button
          size="2xs"
          minH={touchHeight}
          variant="ghost"
          px="2"
          ms="-2"
          onClick={onQuery}
          _print={{ display: 'none' }}
        >
          <LuRotateCw aria-hidden="true" /> Consultar de novo
        </Button>
      )}
    </Flex>
  )
}
