import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { onDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { useKey } from '../shortcuts/use-key.ts'
import { closeSessionList, openSessionList, sessionList } from './session-state.ts'

const sessionDialog = onDemand(() => import('./session-dialog.tsx'))

/** The list of the session's consultas, at the key `h`. Its code is loaded at the first use. */
export function SessionList() {
  const { isOpen } = useSnapshot(sessionList)
  const Dialog = useOnDemand(sessionDialog, isOpen, () => {
    closeSessionList()
    notify.error('Não foi possível abrir as consultas desta sessão')
  })?.default
  useKey('h', openSessionList)
  // Whoever logs out with the list open does not find it open after the next login.
  useEffect(() => closeSessionList, [])
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
