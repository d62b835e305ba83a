import type { SystemStyleObject } from '@chakra-ui/react'
import { useRef } from 'react'
import { dialogMotion, drawerMotion } from '../motion/popup-motion.ts'
import { useIsPresent, useMotion } from '../motion/use-motion.ts'
import { DialogFrame, type DialogFrameProps, dialogSurface } from './dialog-frame.tsx'

type ModalDialogProps = Omit<DialogFrameProps, 'css'> & {
  css?: SystemStyleObject
  /** Turns the dialog into a drawer at this edge of the screen. */
  edge?: 'start' | 'end'
}

const motions = { centre: dialogMotion, start: drawerMotion('start'), end: drawerMotion('end') }

/**
 * A modal dialog that is open while mounted. Inside `Presence` it closes at once, which restores the page and
 * the focus, and then fades out.
 */
export function ModalDialog({ css = {}, edge, ...props }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useIsPresent()
  // The effects of the frame run before those of `useMotion`, which makes the dialog inert: else the focus is lost.
  useMotion(dialog, motions[edge ?? 'centre'])
  return (
    <DialogFrame
      dialog={dialog}
      isOpen={isOpen}
      css={[edge ? drawers[edge] : dialogSurface, css]}
      {...props}
    />
  )
}

const drawer: SystemStyleObject = {
  ...dialogSurface,
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
