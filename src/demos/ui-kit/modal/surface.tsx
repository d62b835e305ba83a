import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const Surface = ({ title, children }: { title: string; children: ReactNode }) => (
  <Portal>
    <Dialog.Backdrop bg="black/60" />
    <Dialog.Positioner px="4">
      <Dialog.Content borderWidth="1px">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        {children}
        <Dialog.CloseTrigger asChild>
          <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
)
