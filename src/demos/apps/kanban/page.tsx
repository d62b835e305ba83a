import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuColumns3, LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { type Asking, BoardDialogs } from './board-dialogs.tsx'
import { Column } from './column.tsx'
import { useBoardDrops } from './drag/use-board-drops.ts'
import { board } from './store.ts'

/** Tasks in columns, moved by dragging or by their menus. */
export default function KanbanPage() {
  const { columns } = useSnapshot(board)
  const [asking, setAsking] = useState<Asking>()
  useBoardDrops()
  const addColumn = (
    <Button onClick={() => setAsking({ what: 'new-column' })}>
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
              onAddTask={() => setAsking({ what: 'new-task', column })}
              onDeleteColumn={() => setAsking({ what: 'column-deletion', column })}
              onEdit={(task) => setAsking({ what: 'task-edit', task })}
              onDelete={(task) => setAsking({ what: 'task-deletion', task })}
            />
          ))}
        </Flex>
      )}
      <BoardDialogs asking={asking} onClose={() => setAsking(undefined)} />
    </>
  )
}
