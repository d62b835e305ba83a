import type { Place } from '@manifest/contract/studio.ts'
import { listPartActions, type PartAction } from '@manifest/contract/studio-parts.ts'
import { LuArrowDown, LuArrowUp, LuCopy, LuEllipsis, LuListTree, LuPencil, LuTrash2 } from 'react-icons/lu'
import { proxy } from 'valtio'
import { ActionMenu, type MenuAction } from '@/ui/navigation/action-menu.tsx'
import { RequestError } from '../workspace/api.ts'
import { changeDrafts } from '../workspace/drafts.ts'
import { editValues, select, showMessage } from '../workspace/workspace.ts'

type PartMenuProps = { place: Place; title: string }

/** The actions of a part. Parts without actions have no menu. */
export function PartMenu({ place, title }: PartMenuProps) {
  const names = listPartActions(place)
  if (names.length === 0) return null
  const open = (action: DialogAction) => () => {
    partActions.dialog = { action, place, title }
  }
  const move = (by: -1 | 1) => () => void movePart(place, title, by)
  const actions: Record<PartAction, MenuAction[]> = {
    copy: [{ id: 'copy', label: 'Copiar', icon: <LuCopy />, onSelect: () => void copyPart(place, title) }],
    rename: [{ id: 'rename', label: 'Renomear', icon: <LuPencil />, onSelect: open('rename') }],
    move: [
      { id: 'up', label: 'Mover para cima', icon: <LuArrowUp />, onSelect: move(-1) },
      { id: 'down', label: 'Mover para baixo', icon: <LuArrowDown />, onSelect: move(1) },
    ],
    transfer: [
      {
        id: 'transfer',
        label: 'Mover para outro menu',
        icon: <LuListTree />,
        onSelect: open('transfer'),
      },
    ],
    remove: [{ id: 'remove', label: 'Remover', icon: <LuTrash2 />, onSelect: open('remove') }],
  }
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
      actions={names.flatMap((name) => actions[name])}
    />
  )
}

/** The open dialog of an action. */
type PartActions = { dialog?: { action: DialogAction; place: Place; title: string } }

type DialogAction = 'rename' | 'transfer' | 'remove'

export const partActions = proxy<PartActions>({})

export function closePartDialog(message?: string) {
  delete partActions.dialog
  if (message !== undefined) showMessage(message)
}

/** Copies a part and opens the copy. */
async function copyPart(place: Place, title: string) {
  try {
    const copied = await changeDrafts(`Cópia de ${title}`, 'copy', { place })
    select(copied.place)
    showMessage(`Copiado: ${title}`)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    showMessage(error.message)
  }
}

/** Moves an element of a list up (-1) or down (1). At the end of the list it stays. */
async function movePart({ file, path }: Place, title: string, by: -1 | 1) {
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const edit = { op: 'move', place: { file, path: list }, from: index, to: index + by } as const
  const isMoved = index + by >= 0 && (await editValues(`${title}: ordem`, [edit])) === undefined
  if (isMoved) select({ file, path: [...list, index + by] })
  showMessage(
    isMoved
      ? `${title} ${by < 0 ? 'subiu' : 'desceu'}`
      : `${title} já é ${by < 0 ? 'a primeira parte' : 'a última parte'} da lista`,
  )
}
