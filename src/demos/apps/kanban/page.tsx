import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuColumns3, LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { type BoardDialogState, BoardDialogs } from './board-dialogs.tsx'
import { Column } from './column.tsx'
import { useBoardDrops } from './drag/use-board-drops.ts'
import { board } from './store.ts'

/** Tasks in columns, moved by dragging or by menus. */
export default function KanbanPage() {
  const { columns } = useSnapshot(board)
  const [dialog, setDialog] = useState<BoardDialogState>()
  useBoardDrops()
  const addColumn = (
    <Button onClick={() => setDialog({ kind: 'new-column' })}>
      <LuPlus aria-hidden="true" />
      Nova coluna
    </Button>
  )
  return (
    <>
      <RouteHeader actions={columns.length > 0 && addColumn} />
      {columns.length === 0 ? (
        <Panel>
          <EmptyState icon={<LuColumns3 />} title="O quadro ainda não tem colunas." action={addColumn} />
        </Panel>
      ) : (
        <Flex
          gap="4"
          align="flex-start"
          overflowX="auto"
          mx={{ base: '-4', md: '-6' }}
          px={{ base: '4', md: '6' }}
          py="1"
          pb="4"
        >
          {columns.map((column) => (
            <Column
              key={column.id}
              column={column}
              columns={columns}
              onAddTask={() => setDialog({ kind: 'new-task', column })}
              onDeleteColumn={() => setDialog({ kind: 'column-deletion', column })}
              onEdit={(task) => setDialog({ kind: 'task-edit', task })}
              onDelete={(task) => setDialog({ kind: 'task-deletion', task })}
            />
          ))}
        </Flex>
      )}
      <BoardDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
