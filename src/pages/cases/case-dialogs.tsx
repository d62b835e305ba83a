import { Text } from '@chakra-ui/react'
import { inUseText, storeProblemTexts } from '@/cases/case-texts.ts'
import type { Replaceable } from '@/cases/import-case.ts'
import { NewCaseDialog, OpenCaseDialog } from '@/cases/open-case-dialogs.tsx'
import type { StoredHead } from '@/cases/record.ts'
import { removeCase } from '@/cases/remove-case.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ImportDialog } from './import-dialog.tsx'

export type DialogState =
  | { kind: 'new' }
  | { kind: 'open'; head: StoredHead }
  | { kind: 'remove'; id: string; name: string }
  | { kind: 'import'; file: File }

type CaseDialogsProps = {
  state: DialogState | undefined
  /** Called with the case that an import replaced. */
  onReplaced: (replaced: Replaceable) => void
  onClose: () => void
}

/** The dialogs of the list. */
export const CaseDialogs = ({ state, ...calls }: CaseDialogsProps) => (
  <Presence>{state && <OneDialog state={state} {...calls} />}</Presence>
)

function OneDialog({ state, onReplaced, onClose }: CaseDialogsProps & { state: DialogState }) {
  if (state.kind === 'new') return <NewCaseDialog onOpened={onClose} onDismiss={onClose} />
  if (state.kind === 'open')
    return <OpenCaseDialog head={state.head} onOpened={onClose} onDismiss={onClose} />
  if (state.kind === 'remove') return <RemoveCaseDialog {...state} onClose={onClose} />
  return <ImportDialog file={state.file} onReplaced={onReplaced} onClose={onClose} />
}

type RemoveDialogProps = { id: string; name: string; onClose: () => void }

/** Asks before a case is deleted. The cancel button has the focus. */
export function RemoveCaseDialog({ id, name, onClose }: RemoveDialogProps) {
  async function remove() {
    onClose()
    const { problem } = await removeCase(id)
    if (!problem) return notify.success('Caso apagado')
    notify.error(problem === 'in-use' ? inUseText : storeProblemTexts[problem], { duration: 6000 })
  }
  return (
    <TitledDialog role="alertdialog" title="Apagar este caso?" detail={name} onDismiss={onClose}>
      <Text color="fg.muted">
        O caso e tudo o que está nele saem deste navegador, e não há como desfazer. Se ainda for preciso,
        exporte-o antes.
      </Text>
      <DialogButtons
        action="Apagar caso"
        palette="danger"
        onAction={() => void remove()}
        onCancel={onClose}
      />
    </TitledDialog>
  )
}
