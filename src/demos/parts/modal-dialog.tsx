import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'

type ModalDialogProps = Omit<HTMLChakraProps<'dialog'>, 'onClose' | 'open'> & {
  onClose: () => void
  /** Whether a click beside it closes it: not where something typed would be lost. */
  isEasilyClosed?: boolean
}

/** The browser's modal dialog, which keeps the focus in and gives it back. Give it a name, a place and a size. */
export function ModalDialog({ onClose, isEasilyClosed = false, ...props }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the browser takes the element away: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      // The event comes later: React's strict mode closes and opens again meanwhile.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target, currentTarget }) => isEasilyClosed && target === currentTarget && onClose()}
      position="fixed"
      p="0"
      bg="bg.panel"
      color="fg"
      animationName="fade-in"
      animationDuration="150ms"
      _backdrop={{ bg: 'black/60' }}
      {...props}
    />
  )
}
