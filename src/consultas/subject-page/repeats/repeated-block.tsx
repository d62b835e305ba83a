import { Box, Button, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockByKind } from '@manifest/schema/result.ts'
import { type ReactNode, useId, useState } from 'react'
import { LuChevronDown, LuChevronUp, LuTriangleAlert } from 'react-icons/lu'
import { createShownAnswer, formatItem, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { isDistinctive } from './answer-facts.ts'
import type { Repeat } from './find-repeats.ts'

type RepeatedBlockProps = {
  /** The title of the block, such as 'Identificação'. */
  title: string
  repeat: Repeat
  /** Opens and shows an earlier section. */
  onShowSection: (key: string) => void
  children: ReactNode
}

/**
 * Shows a block that repeats an earlier one as a line, with a button that shows it whole. A block that
 * contradicts an earlier one is shown whole, below a note.
 */
export function RepeatedBlock({ title, repeat, onShowSection, children }: RepeatedBlockProps) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const isPrinting = usePrinting()
  const { origin, differing } = repeat
  const { key } = origin
  const originText =
    key === undefined || isPrinting ? (
      origin.title
    ) : (
      <Button
        variant="plain"
        size="xs"
        minH={touchHeight}
        height="auto"
        px="0"
        color="primary.fg"
        fontWeight="500"
        whiteSpace="normal"
        textAlign="inherit"
        textDecoration="underline"
        onClick={() => onShowSection(key)}
      >
        {origin.title}
      </Button>
    )
  if (differing)
    return (
      <Box>
        <Text
          role="note"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="1"
          color="warning.fg"
          mb="2"
        >
          <LuTriangleAlert aria-hidden="true" />
          Difere {key === undefined ? 'do' : 'de'} {originText}: {differing.join(', ')}
        </Text>
        {children}
      </Box>
    )
  // On paper there is no head above the section.
  if (isPrinting && key === undefined) return children
  const Arrow = isShown ? LuChevronUp : LuChevronDown
  return (
    <Box data-repeat>
      <Box
        className="phrase"
        display="flex"
        width="fit-content"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        color="fg.muted"
        textStyle="small"
      >
        <Text>
          {title}: igual {key === undefined ? 'ao' : 'a'}
        </Text>
        {originText}
        <Button
          variant="ghost"
          size="xs"
          minH={touchHeight}
          px="2"
          ms="1"
          aria-label={`${isShown ? 'Recolher' : 'Mostrar'} ${title}`}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
          _print={{ display: 'none' }}
        >
          {isShown ? 'Recolher' : 'Mostrar'} <Arrow aria-hidden="true" />
        </Button>
      </Box>
      {isShown && (
        <Box id={id} mt="3">
          {children}
        </Box>
      )}
    </Box>
  )
}

/**
 * Leaves only the title of an alert if labelled values of the same answer show all its figures: '4 pendências somam
 * R$ 7.411,35' above 'Pendências 4' and 'Valor total R$ 7.411,35'.
 */
export function removeRepeatedText(
  block: BlockByKind<'alert'>,
  { result }: Pick<ConsultaDefinition, 'result'>,
  outcome: AnsweredOutcome,
): BlockByKind<'alert'> {
  const { value, text, title, ...rest } = block
  if (!title || value === undefined) return block
  const shown = createShownAnswer(outcome, () => true)
  const own = listFigures(`${text ?? ''} ${formatItem(shown, { value, sensitive: false })}`)
  const others = result.flatMap((other) => listShownFigures(other, shown))
  return own.some(isDistinctive) && isEachIn(own, others) ? { ...rest, title } : block
}

/** Returns the figures of labelled values that are never hidden. */
const listShownFigures = (block: Block, shown: ShownAnswer): string[] =>
  block.block === 'fields'
    ? block.items
        .filter(({ sensitive }) => !sensitive)
        .flatMap((item) => listFigures(formatItem(shown, item)))
    : []

const listFigures = (text: string): string[] => text.match(/\d+(?:[.,:/-]\d+)*/g) ?? []

/** Returns true if each figure has one of its own among the others: '3 títulos em 3 cartórios' needs two. */
function isEachIn(figures: readonly string[], others: readonly string[]): boolean {
  const rest = [...others]
  return figures.every((figure) => {
    const index = rest.indexOf(figure)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}
