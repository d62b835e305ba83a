import { Button, Flex } from '@chakra-ui/react'
import { touchHeight } from '@/ui/touch-height.ts'

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
    <Button variant="outline" colorPalette="neutral" minH={touchHeight} onClick={onCancel}>
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
