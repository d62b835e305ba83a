import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Option = { readonly value: string; readonly label: string }

type ChoiceChipsProps<T extends Option> = {
  label: string
  options: readonly T[]
  /** The values that are chosen. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What stands before an option's name. */
  mark?: (option: T) => ReactNode
}

/** Any number of a few options, all in sight: checkboxes drawn as chips. */
export function ChoiceChips<T extends Option>(props: ChoiceChipsProps<T>) {
  const { label, options, chosen, onChange, mark } = props
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="500" mb="1.5">
        {label}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {options.map((option) => (
          <chakra.label key={option.value} css={chip}>
            <chakra.input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {mark?.(option)}
            {option.label}
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '8',
  px: '3',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color 150ms, border-color 150ms',
  _hover: { color: 'fg' },
  // The control itself covers its chip, unseen, so that whatever points at it meets it.
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '&:has(:checked)': {
    bg: 'primary.subtle',
    borderColor: 'primary.solid',
    color: 'primary.fg',
    fontWeight: '500',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
} as const
