import { Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'

type TableToolsProps = { isPhone: boolean; children: ReactNode }

/** What changes and exports a batch's table. On phones it is behind a button, so that the rows stand higher. */
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
