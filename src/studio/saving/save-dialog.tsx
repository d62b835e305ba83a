import { Box, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { draftState, listConflicts } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'
import { ChangeList } from './change-list.tsx'
import { ConflictView } from './conflict-view.tsx'
import { PatchView } from './patch-view.tsx'
import { saveDrafts } from './save-drafts.ts'
import { useComparison } from './use-comparison.ts'

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

  async function save() {
    setSaving(true)
    const outcome = await saveDrafts()
    setSaving(false)
    if (outcome.isSaved) return onSaved(`${files} no disco`)
    setFailure(outcome.problem)
  }

  return (
    <TitledDialog
      title="Salvar no manifesto"
      detail={`${files}: todos ou nenhum.`}
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
          <>
            <ChangeList {...answer} />
            {answer.patches.map((patch) => (
              <PatchView key={patch.name} {...patch} />
            ))}
          </>
        ) : (
          (problem && <Text color="danger.fg">{problem}</Text>) || <Spinner aria-label="Comparando" />
        )}
      </Box>
      {failure !== undefined && (
        <Text role="alert" color="danger.fg" mt="3">
          {failure}
        </Text>
      )}
      <DialogButtons
        action={errorCount > 0 ? 'Salvar com erros' : 'Salvar'}
        busyText="Salvando…"
        isBusy={isSaving || conflicts.length > 0 || count === 0}
        onAction={() => void save()}
        onCancel={onDismiss}
      />
    </TitledDialog>
  )
}
