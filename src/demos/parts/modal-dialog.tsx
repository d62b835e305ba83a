import { chakra, Heading, IconButton } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LuX } from 'react-icons/lu'

type ModalDialogProps = {
  title: string
  onClose: () => void
  /** `alertdialog` where an answer is asked for. */
  role?: 'dialog' | 'alertdialog'
  width?: string
  children: ReactNode
}

/** A dialog in the middle of the screen. The browser's modal dialog keeps the focus in and gives it back. */
export function ModalDialog({
  title,
  onClose,
  role = 'dialog',
  width = '560px',
  children,
}: ModalDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      // The event comes later: React's strict mode closes and opens again meanwhile.
      onClose={() => dialog.current?.open || onClose()}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      width={`min(${width}, calc(100vw - 32px))`}
      maxH="calc(100dvh - 32px)"
      m="auto"
      p="0"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
      overflowY="auto"
      animationName="fade-in"
      animationDuration="150ms"
      _backdrop={{ bg: 'black/60' }}
    >
      <chakra.div p={{ base: '5', md: '6' }}>
        <Heading as="h2" id={id} textStyle="h2" overflowWrap="anywhere" pe="10" mb="5">
          {title}
        </Heading>
        {children}
      </chakra.div>
      {/* Last, so that the dialog opens with the focus in its first field. */}
      <IconButton
        type="button"
        aria-label="Fechar"
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        position="absolute"
        top="4"
        insetEnd="4"
        onClick={onClose}
      >
        <LuX />
      </IconButton>
    </chakra.dialog>
  )
}
