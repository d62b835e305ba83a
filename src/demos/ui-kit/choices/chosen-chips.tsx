import { chakra, Wrap } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuX } from 'react-icons/lu'

type Chosen = { value: string; label: string; start?: ReactNode }

type ChosenChipsProps = { label: string; chosen: readonly Chosen[]; onRemove: (value: string) => void }

/** The chosen options, each with a button that removes it. */
export const ChosenChips = ({ label, chosen, onRemove }: ChosenChipsProps) => (
  <Wrap as="ul" gap="1.5" aria-label={label} listStyleType="none">
    {chosen.map(({ value, label: text, start }) => (
      <chakra.li key={value} css={chipCss}>
        {start}
        {text}
        <button type="button" aria-label={`Tirar ${text}`} onClick={() => onRemove(value)}>
          <LuX aria-hidden="true" />
        </button>
      </chakra.li>
    ))}
  </Wrap>
)

const chipCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  ps: '2',
  minH: '7',
  maxW: 'full',
  bg: 'primary.subtle',
  color: 'primary.fg',
  borderRadius: 'sm',
  textStyle: 'small',
  fontWeight: '500',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'sm',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
} as const
