import { chakra } from '@chakra-ui/react'
import { LuChevronDown } from 'react-icons/lu'

type QuestionProps = { question: string; answer: string; isOpen: boolean }

/** A native `details` element, because find in page expands it too. */
export function Question({ question, answer, isOpen }: QuestionProps) {
  return (
    <chakra.details css={disclosure} open={isOpen}>
      <summary>
        <h3>{question}</h3>
        <LuChevronDown aria-hidden="true" />
      </summary>
      <p>{answer}</p>
    </chakra.details>
  )
}

const disclosure = {
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '12',
    px: { base: '4', md: '5' },
    py: '3',
    cursor: 'pointer',
    listStyleType: 'none',
    focusVisibleRing: 'inside',
    borderRadius: 'panel',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& h3': { fontWeight: '500', textWrap: 'pretty' },
  '& svg': { flexShrink: 0, color: 'fg.muted', transition: 'transform 150ms ease-out' },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '&[open] h3': { fontWeight: '600' },
  '& p': {
    px: { base: '4', md: '5' },
    pb: '4',
    maxW: '80ch',
    color: 'fg.muted',
    whiteSpace: 'pre-line',
  },
} as const
