import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<HTMLChakraProps<'dialog'>, 'onClose' | 'onKeyDown' | 'open'> & {
  'aria-label': string
  /** Esc was pressed, or the page behind was clicked. */
  onLeave: () => void
}

/** A modal dialog that is open as long as it is there. */
export function ModalDialog({ onLeave, onClick, ...props }: ModalDialogProps) {
  const { ref, onKeyDown } = useModalDialog()
  return (
    <chakra.dialog
      ref={ref}
      onKeyDown={onKeyDown}
      // It comes late: where the dialog is open, it tells of an earlier time.
      onClose={({ currentTarget }) => currentTarget.open || onLeave()}
      onClick={(event) => {
        if (event.target === event.currentTarget) onLeave()
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
