import { Box, Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { GroupSelect, SortSelect, ValueSelect } from '@/ui/data-table/arrange-selects.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'
import type { useArrangement } from './use-arrangement.ts'

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

type ArrangeSelectsProps = {
  columns: readonly RowColumn[]
  rows: readonly BatchRow[]
  arrangement: Pick<ReturnType<typeof useArrangement>, 'sorting' | 'sortBy' | 'setup' | 'change'>
}

/** Sorts, groups and filters the rows on phones, which have no headers with menus. */
export const ArrangeSelects = ({ columns, rows, arrangement }: ArrangeSelectsProps) => {
  const { sorting, sortBy, setup, change } = arrangement
  return (
    <Box width="full" display="grid" gap="2">
      <SortSelect columns={columns} sorting={sorting} sortBy={sortBy} unsorted="Ordem da lista" />
      <GroupSelect columns={columns} setup={setup} onChange={change} />
      <ValueSelect columns={columns} rows={rows} setup={setup} onChange={change} />
    </Box>
  )
}
