import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { closeSessionList, openSessionList, sessionList } from '@/session/dialogs-state.ts'
import { useKey } from '@/state/use-key.ts'
import { notify } from '@/ui/feedback/notify.ts'

const sessionDialog = createOnDemand(() => import('./session-dialog.tsx'))

/** The list of the session's consultas, opened by the key `h`. Its code loads at the first use. */
export function SessionList() {
  const { isOpen } = useSnapshot(sessionList)
  const Dialog = useOnDemand(sessionDialog, isOpen, () => {
    closeSessionList()
    notify.error('Não foi possível abrir as consultas desta sessão')
  })?.default
  useKey('h', openSessionList)
  // After a logout with the list open, the next login starts with it closed.
  useEffect(() => closeSessionList, [])
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
