import { Badge, Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { LuArchiveRestore, LuGripVertical, LuPencil, LuTrash2 } from 'react-icons/lu'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { MotionRow } from '@/ui/motion/motion-rows.tsx'
import { useDrag } from '../../parts/drag/use-drag.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { PortraitStack } from '../../parts/portrait-stack.tsx'
import { StarButton } from '../../parts/star-button.tsx'
import { findPalette } from './categories.ts'
import type { TodoSnapshot } from './filters.ts'
import { StepChecks } from './step-checks.tsx'
import { toggleFavourite } from './store.ts'
import {
  deleteAndOfferUndo,
  moveAndOfferUndo,
  removeAndOfferUndo,
  restoreAndNotify,
  toggleAndOfferUndo,
} from './todo-actions.ts'
import { TodoMenu } from './todo-menu.tsx'
import { TodoMeta } from './todo-meta.tsx'

type TodoRowProps = {
  todo: TodoSnapshot
  /** The tasks of the same list in their manual order; missing if the list is sorted otherwise. */
  siblings?: readonly TodoSnapshot[] | undefined
  now: Date
  today: string
  onEdit: () => void
  onDropped: (draggedId: string, isAfter: boolean) => void
}

export function TodoRow({ todo, siblings, now, today, onEdit, onDropped }: TodoRowProps) {
  const { id, title, isDone, isfav, isTrash, image, category, steps = [] } = todo
  const checkId = useId()
  const stepsId = useId()
  const [isOpen, setOpen] = useState(false)
  const [row, handle] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  const canMove = siblings !== undefined && !isTrash
  const { isDragging, over } = useDrag(row, {
    item: { kind: 'todo', id },
    accepts: ['todo'],
    edges: ['top', 'bottom'],
    handle,
    isEnabled: canMove,
    onDrop: (dragged, isAfter) => onDropped(dragged.id, isAfter),
  })
  return (
    <MotionRow tabIndex={-1}>
      <Flex ref={row} css={frame} data-dragging={isDragging || undefined} data-edge={over?.edge}>
        {canMove && <MoveHandle ref={handle} todo={todo} siblings={siblings} />}
        <Box flex="1 1 14rem" minW="0" py="1.5">
          <chakra.label htmlFor={checkId} display="flex" gap="3" alignItems="flex-start" cursor="pointer">
            <Checkbox
              id={checkId}
              checked={isDone}
              disabled={isTrash}
              onChange={() => toggleAndOfferUndo(todo)}
            />
            <chakra.span
              minW="0"
              overflowWrap="anywhere"
              color={isDone ? 'fg.muted' : 'fg'}
              textDecoration={isDone ? 'line-through' : undefined}
            >
              {title}
            </chakra.span>
          </chakra.label>
          <TodoMeta
            todo={todo}
            now={now}
            today={today}
            stepsId={stepsId}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </Box>
        <Flex align="center" gap="2" wrap="wrap" justify="flex-end" ms="auto">
          {category.map(({ value, label }) => (
            <Badge key={value} colorPalette={findPalette(value)} variant="subtle" size="sm">
              {label}
            </Badge>
          ))}
          <PortraitStack label="Responsáveis" people={image} />
          <Flex align="center">
            {isTrash ? (
              <TrashActions todo={todo} />
            ) : (
              <>
                <StarButton name={title} isOn={isfav} onToggle={() => toggleFavourite(id)} />
                <IconAction label={`Editar: ${title}`} icon={<LuPencil />} onClick={onEdit} />
                <IconAction
                  label={`Excluir: ${title}`}
                  icon={<LuTrash2 />}
                  onClick={() => deleteAndOfferUndo(todo)}
                />
                <TodoMenu todo={todo} siblings={siblings} today={today} />
              </>
            )}
          </Flex>
        </Flex>
        {isOpen && steps.length > 0 && <StepChecks id={stepsId} todo={todo} />}
      </Flex>
    </MotionRow>
  )
}

function TrashActions({ todo }: Pick<TodoRowProps, 'todo'>) {
  return (
    <>
      <IconAction
        label={`Restaurar: ${todo.title}`}
        icon={<LuArchiveRestore />}
        onClick={() => restoreAndNotify(todo)}
      />
      <IconAction
        label={`Excluir de vez: ${todo.title}`}
        icon={<LuTrash2 />}
        onClick={() => removeAndOfferUndo(todo)}
      />
    </>
  )
}

type MoveHandleProps = {
  ref: React.RefObject<HTMLButtonElement | null>
  todo: TodoSnapshot
  siblings: readonly TodoSnapshot[]
}

/** Drags its row. With the focus, the arrow keys move it. */
function MoveHandle({ ref, todo, siblings }: MoveHandleProps) {
  const index = siblings.findIndex(({ id }) => id === todo.id)

  function move(event: React.KeyboardEvent) {
    const isUp = event.key === 'ArrowUp'
    if (!isUp && event.key !== 'ArrowDown') return
    event.preventDefault()
    const target = siblings[isUp ? index - 1 : index + 1]
    if (!target) return
    moveAndOfferUndo(todo, siblings, isUp ? target.id : (siblings[index + 2]?.id ?? null))
    // The browser may drop the focus of an element that moves in the document.
    requestAnimationFrame(() => ref.current?.focus())
  }

  return (
    <IconButton
      ref={ref}
      aria-label={`Mover: ${todo.title}`}
      title="Arraste, ou use as setas para cima e para baixo"
      variant="ghost"
      color="fg.muted"
      size="2xs"
      width="5"
      minW="5"
      ms="-3"
      me="1"
      cursor="grab"
      onKeyDown={move}
    >
      <LuGripVertical />
    </IconButton>
  )
}

const frame = {
  position: 'relative',
  width: 'full',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  '&[data-dragging]': { opacity: 0.5 },
  '&[data-edge]::before': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    height: '2px',
    borderRadius: 'full',
    bg: 'primary.solid',
  },
  '&[data-edge=top]::before': { top: '-5px' },
  '&[data-edge=bottom]::before': { bottom: '-5px' },
} as const
