import { useSnapshot } from 'valtio'
import { useLazyComponent } from '@/lib/use-loaded-component.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { closeShortcuts, openShortcuts, shortcuts } from './shortcuts-state.ts'
import { useKey } from './use-key.ts'

const load = () => import('./shortcuts-dialog.tsx')

/** The list of the keyboard's shortcuts, at `?`. Its code is loaded lazily. */
export function Shortcuts() {
  const { isOpen } = useSnapshot(shortcuts)
  const Dialog = useLazyComponent(isOpen, load, () => {
    closeShortcuts()
    notify.error('Não foi possível abrir os atalhos')
  })
  useKey('?', openShortcuts)
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
