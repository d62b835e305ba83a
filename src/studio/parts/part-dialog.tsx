import type { Place } from '@manifest/contract/studio.ts'
import { useSnapshot } from 'valtio'
import { closePartDialog, partActions } from './part-actions.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** The dialog of an action that was chosen in the tree or in the editor. */
export function PartDialog() {
  const { dialog } = useSnapshot(partActions)
  if (!dialog) return null
  const { action, title } = dialog
  const shared = { place: dialog.place as Place, title, onDismiss: closePartDialog }
  return action === 'rename' ? <RenameDialog {...shared} /> : <RemoveDialog {...shared} />
}
