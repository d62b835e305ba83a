import { Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'

type TableToolsProps = { isPhone: boolean; children: ReactNode }

/** Holds the controls that change and export a batch's table. Phones open them with a button, so that rows stand higher. */
export function TableTools({ isPhone, children }: TableToolsProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return children
  return (
    <>
      <IconButton
        aria-label="Opções da tabela"
        title="Opções da tabela"
        aria-haspopup="dialog"
        variant="outline"
        boxSize="11"
        onClick={() => setOpen(true)}
      >
        <LuSlidersHorizontal />
      </IconButton>
      <Presence>
        {isOpen && (
          <TitledDialog title="Opções da tabela" onDismiss={() => setOpen(false)}>
            <Flex gap="3" wrap="wrap" css={{ '& button': { minH: '11' } }}>
              {children}
            </Flex>
          </TitledDialog>
        )}
      </Presence>
    </>
  )
}
