import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type SurfaceProps = { title: string; isClosable?: boolean; children: ReactNode }

/** The window of a dialog, above the page. */
export const Surface = ({ title, isClosable = true, children }: SurfaceProps) => (
  <Portal>
    <Dialog.Backdrop bg="black/60" />
    <Dialog.Positioner px="4">
      <Dialog.Content borderWidth="1px">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        {children}
        {isClosable && (
          <Dialog.CloseTrigger asChild>
            <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
          </Dialog.CloseTrigger>
        )}
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
)

type TextDialogProps = Dialog.RootProps & {
  trigger: ReactNode
  title: string
  isClosable?: boolean
  answer?: string
}

/** A dialog with a text and its trigger. `answer` is a button that closes it. */
export const TextDialog = ({ trigger, title, isClosable, answer, children, ...root }: TextDialogProps) => (
  <Dialog.Root recipe={dialogSlotRecipe} {...root}>
    <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
    <Surface title={title} {...(isClosable === undefined ? {} : { isClosable })}>
      <Dialog.Body {...(root.scrollBehavior === 'inside' ? { tabIndex: 0 } : {})}>{children}</Dialog.Body>
      {answer && (
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button>{answer}</Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      )}
    </Surface>
  </Dialog.Root>
)
