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
  /** The edge of the screen at which it is a drawer. */
  edge?: 'start' | 'end'
  /** Called on Esc and on a click on the backdrop. */
  onDismiss: () => void
}

const motions = { centre: dialogMotion, start: drawerMotion('start'), end: drawerMotion('end') }

/**
 * A modal dialog that is open as long as it is mounted. In `Presence` it closes at once, so that the page is usable and
 * has the focus again, and fades out after that.
 */
export function ModalDialog({ css = {}, edge, onDismiss, onClick, ...props }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useIsPresent()
  // Before the motion makes the dialog inert, so that the focus is not lost.
  const onKeyDown = useModalDialog(dialog, isOpen)
  useMotion(dialog, motions[edge ?? 'centre'])
  const isPressOnBackdrop = useRef(false)
  return (
    <chakra.dialog
      ref={dialog}
      onKeyDown={onKeyDown}
      // Before the dialog closes, so that nothing that opens one at once is taken for this closing.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      // The browser may close it without asking. The event is asynchronous: where the dialog is open, it belongs to an earlier closing.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onDismiss()}
      onPointerDown={({ target, currentTarget }) => {
        isPressOnBackdrop.current = target === currentTarget
      }}
      onClick={(event) => {
        // A press that began inside the dialog, as when selecting text, may end on the backdrop: that
        // dismisses nothing.
        if (isPressOnBackdrop.current && event.target === event.currentTarget) onDismiss()
        onClick?.(event)
      }}
      css={[edge ? drawers[edge] : surface, css]}
      {...props}
    />
  )
}

/** The browser's styles of modal dialogs end when the dialog closes. They are repeated here for its exit. */
const surface: SystemStyleObject = {
  // Before it opens it stays hidden: a control with autoFocus would take the focus, and get it back at the end.
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
  // The shadow around it dims the page: unlike the backdrop it fades with the dialog.
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
