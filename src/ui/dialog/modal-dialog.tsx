import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<
  HTMLChakraProps<'dialog'>,
  'onClose' | 'onKeyDown' | 'onPointerDown' | 'open'
> & {
  'aria-label': string
  /** Esc was pressed, or the page behind was clicked. */
  onLeave: () => void
}

/** A modal dialog that is open as long as it is there. */
export function ModalDialog({ onLeave, onClick, ...props }: ModalDialogProps) {
  const { ref, onKeyDown } = useModalDialog()
  const isPressedBehind = useRef(false)
  return (
    <chakra.dialog
      ref={ref}
      onKeyDown={onKeyDown}
      // It comes late: where the dialog is open, it tells of an earlier time.
      onClose={({ currentTarget }) => currentTarget.open || onLeave()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBehind.current = target === currentTarget
      }}
      onClick={(event) => {
        // A press that began inside, as one that selects text, may end behind: that is no click there.
        if (isPressedBehind.current && event.target === event.currentTarget) onLeave()
        onClick?.(event)
      }}
      p="0"
      bg="bg.panel"
      color="fg"
      _backdrop={{ bg: 'black/60' }}
      {...props}
    />
  )
}
