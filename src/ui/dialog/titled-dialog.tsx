import { Button, chakra, Flex, Heading, IconButton, type SystemStyleObject, Text } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { LuX } from 'react-icons/lu'
import { dialogMotion, drawerMotion } from '../motion/popup-motion.ts'
import { useIsPresent, useMotion } from '../motion/use-motion.ts'
import { touchHeight } from '../touch-height.ts'
import { DialogFrame, type DialogFrameProps, dialogSurface } from './dialog-frame.tsx'

type TitledDialogProps = {
  title: string
  detail?: string | undefined
  role?: 'dialog' | 'alertdialog'
  width?: string
  onDismiss: () => void
  children: ReactNode
}

/** A modal dialog with a title, a line below it and a close button. */
export const TitledDialog = ({
  title,
  detail,
  role = 'dialog',
  width = '480px',
  onDismiss,
  children,
}: TitledDialogProps) => (
  <ModalDialog role={role} aria-label={title} onDismiss={onDismiss} width={width}>
    <chakra.div p={{ base: '5', md: '6' }}>
      <Heading as="h2" textStyle="h2" overflowWrap="anywhere" pe="10">
        {title}
      </Heading>
      {detail && (
        <Text color="fg.muted" mt="1" pe="10">
          {detail}
        </Text>
      )}
      <chakra.div mt="5">{children}</chakra.div>
    </chakra.div>
    <CloseCorner onClick={onDismiss} />
  </ModalDialog>
)

/** Closes a dialog, in its upper corner. It is the dialog's last element, so that the first field gets the initial focus. */
export const CloseCorner = ({ onClick }: { onClick: () => void }) => (
  <IconButton
    aria-label="Fechar"
    variant="ghost"
    size="sm"
    boxSize={{ base: '11', md: '9' }}
    position="absolute"
    top="3"
    insetEnd="3"
    onClick={onClick}
  >
    <LuX />
  </IconButton>
)

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

type DialogHeadProps = {
  title: string
  onDismiss: () => void
  /** The close button has the size of a touch target; the head stays as high. */
  isTouchSized?: boolean
}

/** The fixed head of a dialog whose content scrolls: a title and a close button. */
export const DialogHead = ({ title, onDismiss, isTouchSized = false }: DialogHeadProps) => (
  <Flex
    align="center"
    justify="space-between"
    ps="5"
    pe="3"
    py={isTouchSized ? '2' : '3'}
    borderBottomWidth="1px"
  >
    <Heading as="h2" textStyle="h3">
      {title}
    </Heading>
    <IconButton
      aria-label="Fechar"
      variant="ghost"
      colorPalette="neutral"
      {...(isTouchSized ? { boxSize: '11' } : {})}
      onClick={onDismiss}
    >
      <LuX />
    </IconButton>
  </Flex>
)

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

type DialogButtonsProps = {
  action: string
  busyText?: string
  isBusy?: boolean
  palette?: 'primary' | 'danger'
  onAction: () => void
  onCancel: () => void
  cancel?: string
}

/** The buttons at the end of a dialog. */
export const DialogButtons = ({
  action,
  busyText = action,
  isBusy = false,
  palette = 'primary',
  onAction,
  onCancel,
  cancel = 'Cancelar',
}: DialogButtonsProps) => (
  <Flex justify="flex-end" gap="2" mt="6" wrap="wrap">
    <Button variant="outline" minH={touchHeight} onClick={onCancel}>
      {cancel}
    </Button>
    <Button
      colorPalette={palette}
      minH={touchHeight}
      aria-disabled={isBusy}
      onClick={() => isBusy || onAction()}
    >
      {isBusy ? busyText : action}
    </Button>
  </Flex>
)
