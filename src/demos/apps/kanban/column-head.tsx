import { Box, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import { LuArrowLeft, LuArrowRight, LuPencil, LuPencilLine, LuTrash2 } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Input } from '@/ui/forms/field.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { findMoveTargets } from '../../parts/drag/use-task-drops.ts'
import type { ColumnSnapshot } from './board-state.ts'
import { moveColumnAndAnnounce } from './move-and-announce.ts'
import { renameColumn } from './store.ts'

type ColumnHeadProps = {
  ref: Ref<HTMLDivElement>
  titleId: string
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  /** The number of tasks, also of those that the filter hides. */
  count: number
  onEdit: () => void
  onDelete: () => void
}

/** A column's color, name and count. It is the drag handle; its menu moves the column too. */
export function ColumnHead({ ref, titleId, column, columns, count, onEdit, onDelete }: ColumnHeadProps) {
  const [isRenaming, setRenaming] = useState(false)
  const { earlier, later } = findMoveTargets(columns, column.id)
  const buildMoveActions = (label: string, icon: React.ReactNode, target: typeof earlier) =>
    target ? [{ label, icon, onSelect: () => moveColumnAndAnnounce(column.id, target.beforeId) }] : []

  function rename(name: string) {
    renameColumn(column.id, name)
    notify.success('Edit Successfully')
  }

  return (
    <Flex ref={ref} align="center" gap="2.5" p="3" cursor="grab">
      <Box
        aria-hidden="true"
        boxSize="2.5"
        borderRadius="full"
        colorPalette={column.color}
        bg="colorPalette.solid"
        flexShrink="0"
      />
      <ColumnTitle
        id={titleId}
        name={column.name}
        isRenaming={isRenaming}
        onRename={rename}
        onRenamingChange={setRenaming}
      />
      {!isRenaming && <ColumnCount count={count} limit={column.limit} />}
      <ActionMenu
        label={`Ações da coluna ${column.name}`}
        groups={[
          {
            actions: [
              {
                label: 'Renomear',
                icon: <LuPencilLine />,
                // The menu returns the focus to its button first.
                onSelect: () => requestAnimationFrame(() => setRenaming(true)),
              },
              { label: 'Editar cor e limite', icon: <LuPencil />, onSelect: onEdit },
            ],
          },
          {
            title: 'Mover para…',
            actions: [
              ...buildMoveActions('Antes da coluna anterior', <LuArrowLeft />, earlier),
              ...buildMoveActions('Depois da próxima coluna', <LuArrowRight />, later),
            ],
          },
          {
            actions: [{ label: 'Excluir coluna', icon: <LuTrash2 />, isDanger: true, onSelect: onDelete }],
          },
        ]}
      />
    </Flex>
  )
}

/** The number of tasks, and the limit if the column has one. */
function ColumnCount({ count, limit }: { count: number; limit: number | undefined }) {
  const isOver = limit !== undefined && count > limit
  return (
    <Text
      color={isOver ? 'fg.error' : 'fg.muted'}
      fontWeight={isOver ? '600' : undefined}
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      flex="1"
      title={limit === undefined ? undefined : `Limite: ${limit}`}
    >
      {formatCount(count)}
      {limit !== undefined && (
        <>
          <span aria-hidden="true">/{formatCount(limit)}</span>
          <VisuallyHidden> de no máximo {formatCount(limit)}</VisuallyHidden>
        </>
      )}
      {isOver && ' acima do limite'}
    </Text>
  )
}

type ColumnTitleProps = {
  id: string
  name: string
  isRenaming: boolean
  onRename: (name: string) => void
  /** Called when the user begins (true) or ends (false) to rename. */
  onRenamingChange: (isRenaming: boolean) => void
}

/** A column's name. A double click or the menu turns it into an input; Enter stores the name, Esc does not. */
function ColumnTitle({ id, name, isRenaming, onRename, onRenamingChange }: ColumnTitleProps) {
  return (
    <>
      <Heading
        as="h2"
        id={id}
        textStyle="h3"
        truncate
        title={name}
        srOnly={isRenaming}
        onDoubleClick={() => onRenamingChange(true)}
      >
        {name}
      </Heading>
      {isRenaming && <NameInput name={name} onRename={onRename} onEnd={() => onRenamingChange(false)} />}
    </>
  )
}

type NameInputProps = { name: string; onRename: (name: string) => void; onEnd: () => void }

function NameInput({ name, onRename, onEnd }: NameInputProps) {
  const [draft, setDraft] = useState(name)

  function store() {
    const next = draft.trim()
    if (next && next !== name) onRename(next)
    onEnd()
  }

  return (
    <Input
      ref={(input) => {
        input?.focus()
      }}
      size="sm"
      flex="1"
      minW="0"
      aria-label={`Novo nome da coluna ${name}`}
      autoComplete="off"
      maxLength={60}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={store}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
        if (key === 'Enter') store()
        else onEnd()
        const head = currentTarget.parentElement
        requestAnimationFrame(() => head?.querySelector('button')?.focus())
      }}
    />
  )
}
