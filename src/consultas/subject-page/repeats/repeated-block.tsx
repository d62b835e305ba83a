import { Box, Button, Text } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { LuChevronDown, LuChevronUp, LuTriangleAlert } from 'react-icons/lu'
import { usePrinting } from '@/lib/use-printing.ts'
import { touchHeight } from '@/ui/touch-height.ts'
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
        textAlign="start"
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
        display="flex"
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
          colorPalette="neutral"
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
