import type { Place } from '@manifest/contract/studio.ts'
import { listPartActions } from '@manifest/contract/studio-parts.ts'
import { LuArrowDown, LuArrowUp, LuCopy, LuEllipsis, LuPencil, LuTrash2 } from 'react-icons/lu'
import { ActionMenu, type MenuAction } from '@/ui/navigation/action-menu.tsx'
import { copyPart, movePart, openPartDialog } from './part-actions.ts'

type PartMenuProps = { place: Place; title: string }

/** The actions of a part. Parts without actions have no menu. */
export function PartMenu({ place, title }: PartMenuProps) {
  const names = listPartActions(place)
  if (names.length === 0) return null
  const actions: MenuAction[] = names.flatMap((name) => buildActions(name, place, title))
  return (
    <ActionMenu
      label={`Ações de ${title}`}
      isIconOnly
      variant="ghost"
      height="7"
      minH="7"
      minW="7"
      px="0"
      icon={<LuEllipsis aria-hidden="true" />}
      actions={actions}
    />
  )
}

function buildActions(
  name: ReturnType<typeof listPartActions>[number],
  place: Place,
  title: string,
): MenuAction[] {
  switch (name) {
    case 'copy':
      return [{ id: name, label: 'Copiar', icon: <LuCopy />, onSelect: () => void copyPart(place, title) }]
    case 'rename':
      return [
        {
          id: name,
          label: 'Renomear',
          icon: <LuPencil />,
          onSelect: () => openPartDialog('rename', place, title),
        },
      ]
    case 'move':
      return [
        {
          id: 'up',
          label: 'Mover para cima',
          icon: <LuArrowUp />,
          onSelect: () => void movePart(place, title, -1),
        },
        {
          id: 'down',
          label: 'Mover para baixo',
          icon: <LuArrowDown />,
          onSelect: () => void movePart(place, title, 1),
        },
      ]
    case 'remove':
      return [
        {
          id: name,
          label: 'Remover',
          icon: <LuTrash2 />,
          onSelect: () => openPartDialog('remove', place, title),
        },
      ]
  }
}
