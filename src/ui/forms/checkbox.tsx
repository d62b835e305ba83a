import { Checkmark, chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { checkmarkRecipe } from '@chakra-ui/react/theme'
import { boxCss, inputCss } from './plain-checkbox.tsx'

type CheckboxProps = Omit<HTMLChakraProps<'input'>, 'type' | 'size' | 'children'> & {
  /** It controls several boxes, and some of them are checked. */
  isIndeterminate?: boolean
}

/**
 * A checkbox with Chakra's checkmark. A native input covers the mark, so that pointers, keys and labels reach it. Name
 * it with a surrounding label or `aria-label`. It has no state of its own. Rows of tables have PlainCheckbox.
 */
export function Checkbox({ isIndeterminate = false, checked, disabled, ...props }: CheckboxProps) {
  return (
    <chakra.span css={boxCss}>
      <chakra.input
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        {...props}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        css={inputCss}
      />
      <Checkmark
        recipe={checkmarkRecipe}
        size="sm"
        aria-hidden="true"
        checked={checked}
        indeterminate={isIndeterminate}
        disabled={disabled}
        css={markCss}
      />
    </chakra.span>
  )
}

/** A checkbox and its words in one line. */
export const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    position: 'relative',
    verticalAlign: 'top',
    fontWeight: 'medium',
    textStyle: 'sm',
    userSelect: 'none',
    cursor: 'pointer',
  },
})

const markCss = {
  borderRadius: 'sm',
  colorPalette: 'primary',
  '&[data-state=unchecked]': { bg: 'bg.panel', borderColor: 'border.control' },
} as const
