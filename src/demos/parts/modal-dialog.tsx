import { chakra, Heading, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuX } from 'react-icons/lu'
import { ModalDialog as BareDialog } from '@/ui/dialog/titled-dialog.tsx'

type ModalDialogProps = {
  title: string
  onClose: () => void
  /** `alertdialog` for a dialog that needs an answer. */
  role?: 'dialog' | 'alertdialog'
  width?: string
  /** Fills the screen of a phone. */
  fillsPhone?: boolean
  children: ReactNode
}

/** A centred modal dialog with a title and a close button. */
export function ModalDialog({
  title,
  onClose,
  role = 'dialog',
  width = '560px',
  fillsPhone = false,
  children,
}: ModalDialogProps) {
  return (
    <BareDialog
      role={role}
      aria-label={title}
      onDismiss={onClose}
      {...(fillsPhone ? { css: phoneCss, width: { base: '100vw', sm: width } } : { width })}
    >
      <chakra.div p={{ base: '5', md: '6' }}>
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere" pe="10" mb="5">
          {title}
        </Heading>
        {children}
      </chakra.div>
      {/* Last, so that the first field gets the initial focus. */}
      <IconButton
        aria-label="Fechar"
        variant="ghost"
        size="sm"
        position="absolute"
        top="4"
        insetEnd="4"
        onClick={onClose}
      >
        <LuX />
      </IconButton>
    </BareDialog>
  )
}

const phoneCss = {
  smDown: { maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderWidth: '0', borderRadius: '0' },
} as const
