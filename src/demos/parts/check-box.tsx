import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** A checkbox in the theme's colour. Name it by a label around it or by `aria-label`. */
export function CheckBox(props: Omit<HTMLChakraProps<'input'>, 'type'>) {
  return (
    <chakra.input
      type="checkbox"
      boxSize="4.5"
      flexShrink="0"
      accentColor="primary.solid"
      cursor="pointer"
      {...props}
    />
  )
}
