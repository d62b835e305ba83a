import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

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

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Returns the dialog's visible controls in Tab order. */
const listControls = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

/** Wraps Tab from the last control to the first. Otherwise the browser moves on to its own controls. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = listControls(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Opens the native modal dialog while `isOpen`; the browser restores the focus on close. Returns the key
 * handler of the focus trap.
 */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  // Does not close in a cleanup: after all cleanups, React returns the focus to the element that had it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  // A layout effect: the browser restores the focus only if the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return trapFocus
}
