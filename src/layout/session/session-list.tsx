import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLoadedComponent } from '@/lib/use-loaded-component.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { closeSessionList, openSessionList, sessionList } from './session-state.ts'

const load = () => import('./session-dialog.tsx')

/** The list of the session's consultas, at the key `h`. Its code is loaded at the first use. */
export function SessionList() {
  const { isOpen } = useSnapshot(sessionList)
  const Dialog = useLoadedComponent(isOpen, load, () => {
    closeSessionList()
    notify.error('Não foi possível abrir as consultas desta sessão')
  })
  useEffect(() => {
    window.addEventListener('keydown', openByKey)
    return () => {
      window.removeEventListener('keydown', openByKey)
      // Whoever logs out with the list open does not find it open after the next login.
      closeSessionList()
    }
  }, [])
  return Dialog ? <Dialog /> : null
}

/** Where a letter is typed, or moves within a menu, it is no shortcut. */
const takesLetters =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tree], nav'

function openByKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (key.toLowerCase() !== 'h' || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (target instanceof Element && target.closest(takesLetters)) return
  if (document.querySelector('dialog[open], [role=dialog][data-state=open]')) return
  openSessionList()
}
