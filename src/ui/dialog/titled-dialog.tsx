import { chakra, Heading, IconButton, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuX } from 'react-icons/lu'
import { ModalDialog } from './modal-dialog.tsx'

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
    {/* Last, so that the first field gets the initial focus. */}
    <IconButton
      type="button"
      aria-label="Fechar"
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      boxSize={{ base: '11', md: '9' }}
      position="absolute"
      top="3"
      insetEnd="3"
      onClick={onDismiss}
    >
      <LuX />
    </IconButton>
  </ModalDialog>
)
