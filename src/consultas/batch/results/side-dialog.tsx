import { chakra, Flex, Heading, IconButton } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LuX } from 'react-icons/lu'

type SideDialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A panel at the end of the screen. The browser's modal dialog keeps the focus in and gives it back. */
export function SideDialog({ title, onClose, children }: SideDialogProps) {
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
      aria-labelledby={id}
      // The event comes later: React's strict mode closes and opens again meanwhile.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      position="fixed"
      insetBlock="0"
      insetStart="auto"
      insetEnd="0"
      height="100dvh"
      maxHeight="none"
      width={{ base: '100vw', md: '680px' }}
      maxWidth="100vw"
      m="0"
      p="0"
      bg="bg.panel"
      color="fg"
      borderStartWidth="1px"
      animationName="fade-in"
      animationDuration="150ms"
      _backdrop={{ bg: 'black/60' }}
    >
      <Flex direction="column" minH="full" p={{ base: '5', md: '6' }}>
        <Flex justify="space-between" align="flex-start" gap="3" mb="5">
          <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere" pt="1">
            {title}
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" colorPalette="neutral" size="sm" onClick={onClose}>
            <LuX />
          </IconButton>
        </Flex>
        {children}
      </Flex>
    </chakra.dialog>
  )
}
