import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type CheckBoxProps = Omit<HTMLChakraProps<'input'>, 'type'> & {
  /** Indeterminate: it controls several boxes, and some are checked. */
  isIndeterminate?: boolean
}

/** A checkbox in the theme's color. Name it with a surrounding label or `aria-label`. */
export function CheckBox({ isIndeterminate = false, ...props }: CheckBoxProps) {
  return (
    <chakra.input
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      boxSize="4.5"
      flexShrink="0"
      accentColor="primary.solid"
      cursor="pointer"
      {...props}
    />
  )
}
