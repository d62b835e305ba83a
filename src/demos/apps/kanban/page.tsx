import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuArchive, LuColumns3, LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCount } from '@/lib/format/quantity.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { useTaskDrops } from '../../parts/drag/use-task-drops.ts'
import { focusTitle } from '../../parts/focus-title.ts'
import { focusTaskTitle } from '../../parts/tasks/open-button.tsx'
import { FloatingUndo, type Removal } from '../../parts/undo-bar.tsx'
import { type BoardDialogState, BoardDialogs } from './board-dialogs.tsx'
import type { TaskActions } from './board-state.ts'
import { Column } from './column.tsx'
import { boardFilter, FilterBar, filterColumns } from './filter-bar.tsx'
import { dropBoard } from './move-and-announce.ts'
import { archiveTask, board, duplicateTask, restoreArchived } from './store.ts'

const countTasks = (columns: readonly { tasks: readonly unknown[] }[]) =>
  columns.reduce((sum, { tasks }) => sum + tasks.length, 0)

/** Tasks in columns, moved by dragging, by menus or by keys. */
export default function KanbanPage() {
  const { columns, archived = [] } = useSnapshot(board)
  const filter = useSnapshot(boardFilter, { sync: true })
  const [dialog, setDialog] = useState<BoardDialogState>()
  const [removal, setRemoval] = useState<Removal>()
  useTaskDrops(dropBoard)
  const shownColumns = filterColumns(columns, filter)

  const actions: TaskActions = {
    onOpen: (task) => setDialog({ kind: 'task', task }),
    onEdit: (task) => setDialog({ kind: 'task-edit', task }),
    onDelete: (task) => setDialog({ kind: 'task-deletion', task }),
    onDuplicate(task) {
      const id = duplicateTask(task)
      setDialog(undefined)
      notify.success('Add Successfully')
      focusTaskTitle(id)
    },
    onArchive(task) {
      archiveTask(task.id)
      setDialog(undefined)
      setRemoval({ text: `“${task.name}” arquivada.`, undo: () => restoreArchived(task.id) })
      focusTitle()
    },
  }

  /** Explains why a new task is not on the board. */
  function checkIsShown(taskId: string) {
    const isShown = filterColumns(board.columns, boardFilter).some(({ tasks }) =>
      tasks.some(({ id }) => id === taskId),
    )
    if (!isShown) notify.info('Os filtros escondem a nova tarefa.')
  }

  const addColumn = (
    <Button onClick={() => setDialog({ kind: 'new-column' })}>
      <LuPlus aria-hidden="true" />
      Nova coluna
    </Button>
  )
  const openArchive = (
    <Button variant="outline" onClick={() => setDialog({ kind: 'archive' })}>
      <LuArchive aria-hidden="true" />
      Arquivadas ({formatCount(archived.length)})
    </Button>
  )
  return (
    <>
      <RouteHeader
        actions={
          <>
            {archived.length > 0 && openArchive}
            {columns.length > 0 && addColumn}
          </>
        }
      />
      {columns.length === 0 ? (
        <Panel>
          <EmptyState icon={<LuColumns3 />} title="O quadro ainda não tem colunas." action={addColumn} />
        </Panel>
      ) : (
        <>
          <FilterBar shown={countTasks(shownColumns)} total={countTasks(columns)} />
          <Flex
            gap="4"
            align="flex-start"
            overflowX="auto"
            mx={{ base: '-4', md: '-6' }}
            px={{ base: '4', md: '6' }}
            py="1"
            pb="4"
          >
            {shownColumns.map((column, index) => (
              <Column
                key={column.id}
                column={column}
                columns={columns}
                count={columns[index]?.tasks.length ?? 0}
                onAddTask={() => setDialog({ kind: 'new-task', column })}
                onAdded={checkIsShown}
                onEditColumn={() => setDialog({ kind: 'column-edit', column })}
                onDeleteColumn={() => setDialog({ kind: 'column-deletion', column })}
                {...actions}
              />
            ))}
          </Flex>
          <Text color="fg.muted" textStyle="small">
            Arraste cartões e colunas, ou use os menus. No título de um cartão, Alt e as setas o movem.
          </Text>
        </>
      )}
      <FloatingUndo removal={removal} onClose={() => setRemoval(undefined)} />
      <BoardDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onRemoved={setRemoval}
        onDuplicate={actions.onDuplicate}
        onArchive={actions.onArchive}
        onDelete={actions.onDelete}
      />
    </>
  )
}
