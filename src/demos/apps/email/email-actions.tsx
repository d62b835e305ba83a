import { LuArchiveRestore, LuMail, LuMailOpen, LuTrash2 } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import type { EmailSnapshot } from './email.ts'
import { deleteWithUndo } from './email-commands.ts'
import { restoreEmails, toggleRead } from './store.ts'

type EmailActionsProps = {
  email: EmailSnapshot
  /** Called after the e-mail was marked as unread or removed. */
  onGone?: () => void
}

/** Actions on an e-mail: read, delete, restore. */
export function EmailActions({ email: { id, title, isread, trash }, onGone }: EmailActionsProps) {
  function remove() {
    deleteWithUndo([id])
    onGone?.()
  }
  function restore() {
    restoreEmails([id])
    void notify.success('Edit Successfully')
    onGone?.()
  }
  function toggleReadState() {
    toggleRead(id)
    if (isread) onGone?.()
  }
  return (
    <>
      <IconAction
        label={`${isread ? 'Marcar como não lido' : 'Marcar como lido'}: ${title}`}
        icon={isread ? <LuMail /> : <LuMailOpen />}
        onClick={toggleReadState}
      />
      {trash && <IconAction label={`Restaurar: ${title}`} icon={<LuArchiveRestore />} onClick={restore} />}
      <IconAction
        label={`${trash ? 'Excluir de vez' : 'Excluir'}: ${title}`}
        icon={<LuTrash2 />}
        onClick={remove}
      />
    </>
  )
}
