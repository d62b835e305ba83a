import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type ScrollLinkProps = HTMLChakraProps<'button'> & {
  /** The id of the element to scroll to. */
  to: string
  /** Runs before the scroll, for example to show the element. */
  onPrepare?: () => void
}

/** Scrolls to an element. It is no link, because the URL's hash holds the part in the editor. */
export const ScrollLink = ({ to, onPrepare, ...props }: ScrollLinkProps) => (
  <chakra.button
    type="button"
    cursor="pointer"
    textAlign="start"
    {...props}
    onClick={() => {
      onPrepare?.()
      const target = document.getElementById(to)
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }}
  />
)
