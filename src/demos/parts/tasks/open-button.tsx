import { chakra } from '@chakra-ui/react'

type OpenButtonProps = {
  name: string
  onOpen: () => void
  /** Keys that act on the item while the button has the focus. */
  onKeyDown?: (event: React.KeyboardEvent) => void
  shortcuts?: string
}

/** An item's name as a button that opens the item. */
export const OpenButton = ({ name, onOpen, onKeyDown, shortcuts }: OpenButtonProps) => (
  <chakra.button
    type="button"
    data-open
    aria-haspopup="dialog"
    aria-keyshortcuts={shortcuts}
    textAlign="start"
    fontWeight="inherit"
    cursor="pointer"
    borderRadius="sm"
    focusVisibleRing="outside"
    _hover={{ color: 'primary.fg' }}
    onClick={onOpen}
    onKeyDown={onKeyDown}
  >
    {name}
  </chakra.button>
)
