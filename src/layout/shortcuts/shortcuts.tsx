import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { closeShortcuts, openShortcuts, shortcuts } from '@/session/dialogs-state.ts'
import { useKey, useKeys } from '@/state/use-key.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { runKey } from './commands.ts'

const shortcutsDialog = createOnDemand(() => import('./shortcuts-dialog.tsx'))

/** The list of shortcuts, opened by `?`, and the keys of pages and lists. */
export function Shortcuts() {
  const { isOpen } = useSnapshot(shortcuts)
  const Dialog = useOnDemand(shortcutsDialog, isOpen, () => {
    closeShortcuts()
    notify.error('Não foi possível abrir os atalhos')
  })?.default
  const navigate = useNavigateTo()
  const run = (key: string) => runKey(key, navigate)
  useKey('?', openShortcuts)
  useKeys([...'gdclr'], run)
  // Pages of sections have these keys themselves.
  useKeys([...'[]123456789'], run, { isWanted: () => document.querySelector('[data-rail-button]') === null })
  useKeys(['.', 'x'], run, { worksInDialogs: true })
  useKeys(['j', 'k'], run, { worksInDialogs: true, repeats: true })
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
