import { useSnapshot } from 'valtio'
import { onDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { closeShortcuts, openShortcuts, shortcuts } from './shortcuts-state.ts'
import { useKey } from './use-key.ts'

const shortcutsDialog = onDemand(() => import('./shortcuts-dialog.tsx'))

/** The list of the keyboard's shortcuts, at `?`. Its code is loaded lazily. */
export function Shortcuts() {
  const { isOpen } = useSnapshot(shortcuts)
  const Dialog = useOnDemand(shortcutsDialog, isOpen, () => {
    closeShortcuts()
    notify.error('Não foi possível abrir os atalhos')
  })?.default
  useKey('?', openShortcuts)
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
