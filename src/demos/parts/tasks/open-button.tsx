import { chakra } from '@chakra-ui/react'

const focusInTask = (id: string, selector: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]:not([inert]) ${selector}`)?.focus(),
  )

/** Focuses the menu of a task after a move to another column, where its card is a new element. */
export const focusMovedTask = (id: string) => focusInTask(id, 'button:not([data-open])')

export const focusTaskTitle = (id: string) => focusInTask(id, '[data-open]')

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
