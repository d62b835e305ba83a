import { Button, Flex, Text } from '@chakra-ui/react'
import { ModalDialog } from './modal-dialog.tsx'

type ConfirmDialogProps = {
  title: string
  detail: string
  /** A verb: "Excluir". */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a deletion. The cancel button has the focus. */
export function ConfirmDialog({ title, detail, action, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <ModalDialog role="alertdialog" title={title} width="440px" onClose={onClose}>
      <Text color="fg.muted" overflowWrap="anywhere">
        {detail}
      </Text>
      <Flex justify="flex-end" gap="2" mt="6" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button colorPalette="danger" onClick={onConfirm}>
          {action}
        </Button>
      </Flex>
    </ModalDialog>
  )
}
