import { chakra, Flex, Heading } from '@chakra-ui/react'
import { LuChevronDown } from 'react-icons/lu'
import { usePrinting } from '@/lib/use-printing.ts'
import type { Section } from './section.ts'
import { SectionBadge } from './section-badge.tsx'

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
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  '& svg': { flexShrink: '0', boxSize: '18px', color: 'fg.subtle', transition: 'rotate 150ms ease-out' },
  '&[aria-expanded=false] svg': { rotate: '-90deg' },
  '&:dir(rtl)[aria-expanded=false] svg': { rotate: '90deg' },
} as const
