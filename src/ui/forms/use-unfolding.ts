import { type KeyboardEvent, useId, useRef, useState } from 'react'

/** The state of a button and of the panel that it unfolds in the same row. Escape folds the panel and focuses the button. */
export function useUnfolding() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    setOpen,
    button,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown,
    },
    panelProps: {
      id,
      role: 'group',
      flexBasis: 'full',
      borderWidth: '1px',
      borderRadius: 'control',
      onKeyDown,
    },
  } as const
}
