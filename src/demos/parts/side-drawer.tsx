import { Box, Flex, Heading, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuX } from 'react-icons/lu'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'

type SideDrawerProps = {
  title: string
  onClose: () => void
  /** Opens from the inline end. */
  isAtEnd?: boolean
  children: ReactNode
}

/** A drawer over the content. */
export function SideDrawer({ title, onClose, isAtEnd = false, children }: SideDrawerProps) {
  return (
    <ModalDialog
      aria-label={title}
      edge={isAtEnd ? 'end' : 'start'}
      onDismiss={onClose}
      width="320px"
      maxWidth="88vw"
    >
      <Flex direction="column" height="full">
        <Flex align="center" justify="space-between" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading as="h2" textStyle="h3">
            {title}
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" size="sm" onClick={onClose}>
            <LuX />
          </IconButton>
        </Flex>
        <Box flex="1" minH="0" overflowY="auto">
          {children}
        </Box>
      </Flex>
    </ModalDialog>
  )
}
