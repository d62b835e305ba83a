import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useKey } from '@/lib/use-key.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { closeShortcuts, openShortcuts, shortcuts } from '@/session/shortcuts-state.ts'
import { notify } from '@/ui/feedback/notify.ts'

const shortcutsDialog = createOnDemand(() => import('./shortcuts-dialog.tsx'))

/** The list of shortcuts, opened by `?`. Its code loads at the first use. */
export function Shortcuts() {
  const { isOpen } = useSnapshot(shortcuts)
  const Dialog = useOnDemand(shortcutsDialog, isOpen, () => {
    closeShortcuts()
    notify.error('Não foi possível abrir os atalhos')
  })?.default
  useKey('?', openShortcuts)
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
