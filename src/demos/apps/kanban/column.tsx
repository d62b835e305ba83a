import { chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { LuArchive, LuCopy, LuPanelTopOpen, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Input } from '@/ui/forms/field.tsx'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { buildMoveGroup, DropLine, MovableTaskCard } from '../../parts/drag/movable-task-card.tsx'
import { useDrag } from '../../parts/drag/use-drag.ts'
import { createBlankTask } from '../../parts/task-options.ts'
import type { ColumnSnapshot, TaskActions, TaskCardProps } from './board-state.ts'
import { ColumnHead } from './column-head.tsx'
import { moveTaskAndAnnounce } from './move-and-announce.ts'
import { addTask } from './store.ts'

type ColumnProps = TaskActions & {
  /** With the tasks that pass the filter. */
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  /** The number of all its tasks. */
  count: number
  onAddTask: () => void
  onAdded: (taskId: string) => void
  onEditColumn: () => void
  onDeleteColumn: () => void
}

export function Column({ column, columns, count, ...props }: ColumnProps) {
  const { onAddTask, onAdded, onEditColumn, onDeleteColumn, ...actions } = props
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { isDragging, over } = useDrag(frame, {
    item: { kind: 'column', id: column.id },
    accepts: ['task', 'column'],
    edges: ['left', 'right'],
    handle: head,
  })
  const isTaskOver = over?.kind === 'task'
  return (
    <Flex
      as="section"
      ref={frame}
      aria-labelledby={titleId}
      data-column={column.id}
      position="relative"
      direction="column"
      flexShrink="0"
      width={{ base: 'min(300px, calc(100vw - 64px))', md: '300px' }}
      bg={isTaskOver ? 'primary.subtle' : 'bg.muted'}
      borderWidth="1px"
      borderColor={isTaskOver ? 'primary.emphasized' : 'border.muted'}
      borderRadius="panel"
      opacity={isDragging ? 0.45 : 1}
      transition="background-color 150ms, opacity 150ms"
    >
      {over?.edge && !isTaskOver && <DropLine edge={over.edge} />}
      <ColumnHead
        ref={head}
        titleId={titleId}
        column={column}
        columns={columns}
        count={count}
        onEdit={onEditColumn}
        onDelete={onDeleteColumn}
      />
      <Flex as="ul" direction="column" gap="3" px="3" listStyleType="none">
        <MotionRows>
          {column.tasks.map((task) => (
            <TaskCard key={task.id} task={task} column={column} columns={columns} {...actions} />
          ))}
        </MotionRows>
      </Flex>
      {column.tasks.length === 0 && (
        <Text mx="3" py="6" textAlign="center" color="fg.muted" textStyle="small">
          {count === 0
            ? 'Nenhuma tarefa aqui. Arraste uma ou crie a primeira.'
            : 'Os filtros escondem as tarefas desta coluna.'}
        </Text>
      )}
      <QuickAdd columnId={column.id} columnName={column.name} onAddTask={onAddTask} onAdded={onAdded} />
    </Flex>
  )
}

/** A task of the board. */
const TaskCard = (props: TaskCardProps) => (
  <MovableTaskCard
    task={props.task}
    column={props.column}
    columns={props.columns}
    moveTask={moveTaskAndAnnounce}
    onOpen={() => props.onOpen(props.task)}
    menu={<TaskMenu {...props} />}
  />
)

/** Every action on a task, also those that dragging offers. */
const TaskMenu = ({ task, column, columns, ...actions }: TaskCardProps) => (
  <ActionMenu
    label={`Ações da tarefa ${task.name}`}
    groups={[
      {
        actions: [
          { label: 'Abrir', icon: <LuPanelTopOpen />, onSelect: () => actions.onOpen(task) },
          { label: 'Editar', icon: <LuPencil />, onSelect: () => actions.onEdit(task) },
          { label: 'Duplicar', icon: <LuCopy />, onSelect: () => actions.onDuplicate(task) },
        ],
      },
      buildMoveGroup(task.id, column, columns, moveTaskAndAnnounce),
      {
        actions: [
          { label: 'Arquivar', icon: <LuArchive />, onSelect: () => actions.onArchive(task) },
          { label: 'Excluir', icon: <LuTrash2 />, isDanger: true, onSelect: () => actions.onDelete(task) },
        ],
      },
    ]}
  />
)

type QuickAddProps = {
  columnId: string
  columnName: string
  /** Opens the full form. */
  onAddTask: () => void
  onAdded: (id: string) => void
}

/** A field that adds a task to a column, and a button that opens the full form. */
function QuickAdd({ columnId, columnName, onAddTask, onAdded }: QuickAddProps) {
  const [name, setName] = useState('')

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (!name.trim()) return
    onAdded(addTask(columnId, { ...createBlankTask(), name: name.trim() }))
    setName('')
    notify.success('Add Successfully')
  }

  return (
    <chakra.form p="3" onSubmit={submit} autoComplete="off">
      <Flex gap="1">
        <Input
          size="sm"
          flex="1"
          minW="0"
          bg="bg.panel"
          aria-label={`Título da nova tarefa em ${columnName}`}
          placeholder="Nova tarefa e Enter"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setName('')}
        />
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={`Adicionar tarefa em ${columnName}`}
          title="Adicionar com todos os campos"
          onClick={onAddTask}
        >
          <LuPlus />
        </IconButton>
      </Flex>
    </chakra.form>
  )
}
