import { Box, Flex, Heading, IconButton } from '@chakra-ui/react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { LuX } from 'react-icons/lu'
import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'

type SideDialogProps = {
  title: string
  /** What leads to other contents of the panel. */
  navigation: ReactNode
  onKeyDown: KeyboardEventHandler<HTMLElement>
  onClose: () => void
  children: ReactNode
}

/** A panel at the end of the screen. */
export const SideDialog = ({ title, navigation, onKeyDown, onClose, children }: SideDialogProps) => (
  <ModalDialog
    aria-label={title}
    edge="end"
    onDismiss={onClose}
    width={{ base: '100vw', md: '680px' }}
    maxWidth="100vw"
  >
    <Flex direction="column" minH="full" p={{ base: '5', md: '6' }} onKeyDown={onKeyDown}>
      <Box data-row-keys mb="5">
        <Flex justify="space-between" align="flex-start" gap="3" mb="3">
          <Heading as="h2" textStyle="h3" overflowWrap="anywhere" pt="1">
            {title}
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" colorPalette="neutral" size="sm" onClick={onClose}>
            <LuX />
          </IconButton>
        </Flex>
        {navigation}
      </Box>
      {children}
    </Flex>
  </ModalDialog>
)
