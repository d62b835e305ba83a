import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react'
import { useRef } from 'react'
import { dialogMotion, drawerMotion } from '../motion/popup-motion.ts'
import { useIsPresent, useMotion } from '../motion/use-motion.ts'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<
  HTMLChakraProps<'dialog'>,
  'css' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'open'
> & {
  'aria-label': string
  css?: SystemStyleObject
  /** Turns the dialog into a drawer at this edge of the screen. */
  edge?: 'start' | 'end'
  /** Called on Esc and on a click on the backdrop. */
  onDismiss: () => void
}

const motions = { centre: dialogMotion, start: drawerMotion('start'), end: drawerMotion('end') }

/**
 * A modal dialog that is open while mounted. Inside `Presence` it closes at once, which restores the page and
 * the focus, and then fades out.
 */
export function ModalDialog({ css = {}, edge, onDismiss, onClick, ...props }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useIsPresent()
  // Must run before `useMotion` makes the dialog inert, or the focus is lost.
  const onKeyDown = useModalDialog(dialog, isOpen)
  useMotion(dialog, motions[edge ?? 'centre'])
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
      css={[edge ? drawers[edge] : surface, css]}
      {...props}
    />
  )
}

/** Repeats the browser's styles of modal dialogs, which end on close, for the exit animation. */
const surface: SystemStyleObject = {
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

const drawer: SystemStyleObject = {
  ...surface,
  m: '0',
  height: '100dvh',
  maxHeight: 'none',
  borderWidth: '0',
  borderRadius: '0',
}

const drawers = {
  start: { ...drawer, insetInlineEnd: 'auto', borderInlineEndWidth: '1px' },
  end: { ...drawer, insetInlineStart: 'auto', borderInlineStartWidth: '1px' },
} satisfies Record<string, SystemStyleObject>
