import { Text } from '@chakra-ui/react'
import { nameClosedCase } from '@/cases/case-name.ts'
import { inUseText } from '@/cases/case-texts.ts'
import { NewCaseDialog } from '@/cases/new-case-dialog.tsx'
import { OpenCaseDialog } from '@/cases/open-case-dialog.tsx'
import { storeProblemTexts } from '@/cases/problems.ts'
import type { CaseHead, CaseRecord } from '@/cases/record.ts'
import { removeCase } from '@/cases/remove-case.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { DialogButtons } from '@/ui/dialog/dialog-buttons.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { storeImported } from './import-button.tsx'

export type DialogState =
  | { kind: 'new' }
  | { kind: 'open'; head: CaseHead }
  | { kind: 'remove'; head: CaseHead }
  | { kind: 'replace'; record: CaseRecord; existing: CaseHead }

type CaseDialogsProps = { state: DialogState | undefined; onClose: () => void }

/** The dialogs of the list. */
export const CaseDialogs = ({ state, onClose }: CaseDialogsProps) => (
  <Presence>{state && <OneDialog state={state} onClose={onClose} />}</Presence>
)

function OneDialog({ state, onClose }: { state: DialogState; onClose: () => void }) {
  if (state.kind === 'new') return <NewCaseDialog onOpened={onClose} onDismiss={onClose} />
  if (state.kind === 'open')
    return <OpenCaseDialog head={state.head} onOpened={onClose} onDismiss={onClose} />
  if (state.kind === 'remove')
    return <RemoveDialog id={state.head.id} name={nameClosedCase(state.head)} onClose={onClose} />
  return <ReplaceDialog {...state} onClose={onClose} />
}

type RemoveDialogProps = { id: string; name: string; onClose: () => void }

/** Asks before a case is deleted. The cancel button has the focus. */
export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
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

type ReplaceDialogProps = { record: CaseRecord; existing: CaseHead; onClose: () => void }

/** Asks before an imported case replaces the one with the same id. */
function ReplaceDialog({ record, existing, onClose }: ReplaceDialogProps) {
  const isOlder = record.head.savedAt < existing.savedAt
  return (
    <TitledDialog
      role="alertdialog"
      title="Este caso já está neste navegador"
      detail={nameClosedCase(existing)}
      onDismiss={onClose}
    >
      <Text color="fg.muted">
        O que está aqui foi salvo em {fullTime(existing.savedAt)}; o do arquivo, em{' '}
        {fullTime(record.head.savedAt)}
        {isOlder ? ', antes' : ''}. Substituir apaga o que está aqui.
      </Text>
      <DialogButtons
        action="Substituir"
        palette="danger"
        cancel="Manter o daqui"
        onAction={() => {
          onClose()
          void storeImported(record, true)
        }}
        onCancel={onClose}
      />
    </TitledDialog>
  )
}
