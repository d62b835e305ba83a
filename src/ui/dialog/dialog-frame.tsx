import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react'
import { type RefObject, useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

export type DialogFrameProps = Omit<
  HTMLChakraProps<'dialog'>,
  'css' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'open' | 'ref'
> & {
  'aria-label': string
  css?: HTMLChakraProps<'dialog'>['css']
  /** Called on Esc and on a click on the backdrop. */
  onDismiss: () => void
}

type FrameState = { dialog: RefObject<HTMLDialogElement | null>; isOpen: boolean }

/** A native modal dialog. It closes when `isOpen` becomes false, which restores the page and the focus. */
export function DialogFrame({ dialog, isOpen, onDismiss, onClick, ...props }: DialogFrameProps & FrameState) {
  const onKeyDown = useModalDialog(dialog, isOpen)
  const isPressOnBackdrop = useRef(false)
  return (
    <chakra.dialog
      ref={dialog}
      onKeyDown={onKeyDown}
      // Dismiss before the dialog closes: a dialog that opens at once must not receive this close event.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      // The browser may close the dialog by itself. The event is asynchronous: if the dialog is open, it
      // belongs to an earlier close.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onDismiss()}
      onPointerDown={({ target, currentTarget }) => {
        isPressOnBackdrop.current = target === currentTarget
      }}
      onClick={(event) => {
        // A press that starts inside the dialog, such as a text selection, may end on the backdrop. It must
        // not dismiss.
        if (isPressOnBackdrop.current && event.target === event.currentTarget) onDismiss()
        onClick?.(event)
      }}
      {...props}
    />
  )
}

/** Repeats the browser's styles of modal dialogs, which end on close, for the exit animation. */
export const dialogSurface: SystemStyleObject = {
  // Hidden until it opens: otherwise a control with autoFocus takes the focus, and receives it again at the
  // end.
  '&[inert]': { display: 'block' },
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  m: 'auto',
  p: '0',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'panel',
  // The shadow dims the page. Unlike the backdrop it fades with the dialog.
  boxShadow: '{shadows.xl}, 0 0 0 200vmax rgb(0 0 0 / var(--dimming, 60%))',
  _backdrop: { bg: 'transparent' },
}
