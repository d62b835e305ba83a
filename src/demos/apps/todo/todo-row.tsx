import { Badge, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { LuArchiveRestore, LuPencil, LuTrash2 } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { MotionRow } from '@/ui/motion/motion-rows.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { PortraitStack } from '../../parts/portrait-stack.tsx'
import { StarButton } from '../../parts/star-button.tsx'
import { findPalette } from './categories.ts'
import {
  deleteTodo,
  removeTodo,
  restoreTodo,
  type TodoSnapshot,
  toggleDone,
  toggleFavourite,
} from './store.ts'

type TodoRowProps = { todo: TodoSnapshot; onEdit: () => void }

export function TodoRow({ todo, onEdit }: TodoRowProps) {
  const { id, title, isDone, isfav, isTrash, image, category } = todo
  const checkId = useId()
  return (
    <MotionRow tabIndex={-1}>
      <chakra.label
        htmlFor={checkId}
        display="flex"
        flex="1 1 16rem"
        minW="0"
        gap="3"
        alignItems="center"
        cursor="pointer"
        py="1.5"
      >
        <Checkbox id={checkId} checked={isDone} disabled={isTrash} onChange={() => toggleDone(id)} />
        <chakra.span
          minW="0"
          overflowWrap="anywhere"
          color={isDone ? 'fg.muted' : 'fg'}
          textDecoration={isDone ? 'line-through' : undefined}
        >
          {title}
        </chakra.span>
      </chakra.label>
      <Flex align="center" gap="2" wrap="wrap" justify="flex-end" ms="auto">
        {category.map(({ value, label }) => (
          <Badge key={value} colorPalette={findPalette(value)} variant="subtle" size="sm">
            {label}
          </Badge>
        ))}
        <PortraitStack label="Responsáveis" people={image} />
        <Flex>
          {isTrash ? (
            <TrashActions id={id} title={title} />
          ) : (
            <>
              <StarButton name={title} isOn={isfav} onToggle={() => toggleFavourite(id)} />
              <IconAction label={`Editar: ${title}`} icon={<LuPencil />} onClick={onEdit} />
              <IconAction
                label={`Excluir: ${title}`}
                icon={<LuTrash2 />}
                onClick={() => {
                  deleteTodo(id)
                  void notify.success('Delete Successfully')
                }}
              />
            </>
          )}
        </Flex>
      </Flex>
    </MotionRow>
  )
}

function TrashActions({ id, title }: Pick<TodoSnapshot, 'id' | 'title'>) {
  const runAndNotify = (act: (id: string) => void, text: string) => () => {
    act(id)
    void notify.success(text)
  }
  return (
    <>
      <IconAction
        label={`Restaurar: ${title}`}
        icon={<LuArchiveRestore />}
        onClick={runAndNotify(restoreTodo, 'Edit Successfully')}
      />
      <IconAction
        label={`Excluir de vez: ${title}`}
        icon={<LuTrash2 />}
        onClick={runAndNotify(removeTodo, 'Remove Successfully')}
      />
    </>
  )
}
