import { Box, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ConflictError, RequestError, sendRequest } from '../workspace/api.ts'
import { draftState, listConflicts } from '../workspace/drafts.ts'
import { openManifest, workspace } from '../workspace/workspace.ts'
import { Comparison, useComparison } from './comparison.tsx'
import { ConflictView } from './conflict-view.tsx'
import { DialogFooter } from './dialog-footer.tsx'

type SaveDialogProps = { onSaved: (text: string) => void; onDismiss: () => void }

/** Shows what a save writes, and writes it. A manifest with errors may be saved; the app keeps its last good state. */
export function SaveDialog({ onSaved, onDismiss }: SaveDialogProps) {
  const state = useSnapshot(draftState)
  const { diagnostics } = useSnapshot(workspace)
  const { answer, problem } = useComparison('disk')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const conflicts = listConflicts(state)
  const count = Object.keys(state.drafts).length
  const errorCount = diagnostics.filter(({ severity }) => severity === 'error').length
  const files = formatCounted(count, 'arquivo', 'arquivos')
  const action = errorCount > 0 ? 'Salvar com erros' : 'Salvar'

  async function save() {
    setSaving(true)
    setFailure(undefined)
    const { drafts, base } = snapshot(draftState)
    try {
      await sendRequest('save', { drafts, base })
      await openManifest()
      onSaved(`${files} no disco`)
    } catch (error) {
      if (error instanceof ConflictError) await openManifest()
      else if (error instanceof RequestError) setFailure(error.message)
      else throw error
    }
    setSaving(false)
  }

  return (
    <TitledDialog
      title="Salvar no manifesto"
      detail={count > 1 ? `${files}: todos ou nenhum.` : `${files}.`}
      width="860px"
      onDismiss={onDismiss}
    >
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {conflicts.map((name) => (
          <ConflictView key={name} name={name} />
        ))}
        {errorCount > 0 && (
          <Text color="danger.fg">
            O manifesto fica com {formatCounted(errorCount, 'erro', 'erros')}. As páginas abertas continuam
            com o último manifesto bom até que sejam corrigidos.
          </Text>
        )}
        {answer ? (
          <Comparison answer={answer} />
        ) : (
          (problem && <Text color="danger.fg">{problem}</Text>) || <Spinner aria-label="Comparando" />
        )}
      </Box>
      {failure !== undefined && (
        <Text role="alert" color="danger.fg" mt="3">
          {failure}
        </Text>
      )}
      <DialogFooter>
        <DialogButtons
          action={action}
          busyText={isSaving ? 'Salvando…' : action}
          isBusy={isSaving || conflicts.length > 0 || count === 0}
          onAction={() => void save()}
          onCancel={onDismiss}
        />
      </DialogFooter>
    </TitledDialog>
  )
}
