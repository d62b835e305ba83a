import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<
  HTMLChakraProps<'dialog'>,
  'onClose' | 'onKeyDown' | 'onPointerDown' | 'open'
> & {
  'aria-label': string
  /** Called on Esc and on a click on the backdrop. */
  onDismiss: () => void
}

/** A modal dialog that is open as long as it is mounted. */
export function ModalDialog({ onDismiss, onClick, ...props }: ModalDialogProps) {
  const { ref, onKeyDown } = useModalDialog()
  const isPressOnBackdrop = useRef(false)
  return (
    <chakra.dialog
      ref={ref}
      onKeyDown={onKeyDown}
      // Before the dialog closes, so that nothing that opens one at once is taken for this closing.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      // The browser may close it without asking. The event is asynchronous: where the dialog is open, it belongs to an earlier closing.
      onClose={({ currentTarget }) => currentTarget.open || onDismiss()}
      onPointerDown={({ target, currentTarget }) => {
        isPressOnBackdrop.current = target === currentTarget
      }}
      onClick={(event) => {
        // A press that began inside the dialog, as when selecting text, may end on the backdrop: that
        // dismisses nothing.
        if (isPressOnBackdrop.current && event.target === event.currentTarget) onDismiss()
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
