import type { NewKind, Place } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { snapshot } from 'valtio'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ChoiceField } from '@/ui/forms/setting-row.tsx'
import { sendRequest } from '../workspace/api.ts'
import { applyTexts, draftState } from '../workspace/drafts.ts'
import { select, selection } from '../workspace/workspace.ts'
import { FieldsForm } from './fields-form.tsx'
import { type NewTitleKind, newTitles } from './new-kinds.ts'
import { useAnswer } from './use-answer.ts'

type NewPartDialogProps = {
  kind: NewTitleKind
  onCreated: (announcement: string) => void
  onDismiss: () => void
}

/** Makes a part and opens it in the editor. Undo takes it back. */
export function NewPartDialog({ kind: initial, onCreated, onDismiss }: NewPartDialogProps) {
  const [kind, setKind] = useState<NewKind>(initial)
  const title = newTitles[initial]
  const { answer, problem } = useAnswer(kind, (signal) => {
    const { place } = snapshot(selection)
    return sendRequest('new-form', { drafts: readDrafts(), kind, near: place as Place | undefined }, signal)
  })

  async function create(values: Record<string, string>) {
    const created = await sendRequest('create', { drafts: readDrafts(), kind, values })
    if ('errors' in created) return created.errors
    const label = `${title}: ${values.title ?? values.question ?? values.version ?? values.from ?? ''}`
    applyTexts(label, created.texts)
    select(created.place)
    onCreated(label)
    return undefined
  }

  return (
    <TitledDialog title={title} detail="Nada é gravado antes de Salvar." width="560px" onDismiss={onDismiss}>
      <FieldsForm
        fields={answer?.fields}
        problem={problem}
        action="Criar"
        onSubmit={create}
        onDismiss={onDismiss}
      >
        {initial === 'variant' && (
          <ChoiceField
            label="Onde"
            options={{ variant: 'Numa família que existe', family: 'Numa família nova' }}
            value={kind === 'family' ? 'family' : 'variant'}
            onChange={setKind}
          />
        )}
      </FieldsForm>
    </TitledDialog>
  )
}

const readDrafts = () => snapshot(draftState).drafts
