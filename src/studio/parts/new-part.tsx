import { Button } from '@chakra-ui/react'
import type { NewKind, Place } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { LuFilePlus, LuPlus } from 'react-icons/lu'
import { snapshot } from 'valtio'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, changeDrafts } from '../workspace/drafts.ts'
import { select, selection } from '../workspace/workspace.ts'
import { FieldsForm } from './fields-form.tsx'

/** The toolbar's buttons that make new parts. */
export const NewButtons = ({ onNew }: { onNew: (kind: NewTitleKind) => void }) => (
  <>
    <Button size="sm" variant="outline" onClick={() => onNew('variant')}>
      <LuFilePlus aria-hidden="true" /> {newTitles.variant}
    </Button>
    <ActionMenu
      label="Novo"
      size="sm"
      icon={<LuPlus aria-hidden="true" />}
      actions={otherNewKinds.map((kind) => ({
        id: kind,
        label: newTitles[kind],
        onSelect: () => onNew(kind),
      }))}
    />
  </>
)

type NewPartDialogProps = {
  kind: NewTitleKind
  onCreated: (message: string) => void
  onDismiss: () => void
}

/** Makes a part and opens it in the editor. Undo takes it back. */
export function NewPartDialog({ kind: initial, onCreated, onDismiss }: NewPartDialogProps) {
  const [kind, setKind] = useState<NewKind>(initial)
  const title = newTitles[initial]
  const { answer, problem } = useRequest(kind, [], (signal) =>
    askAboutDrafts('new-form', { kind, near: snapshot(selection).place as Place | undefined }, signal),
  )

  async function create(values: Record<string, string>) {
    const label = `${title}: ${values.title ?? values.question ?? values.version ?? values.from ?? ''}`
    const created = await changeDrafts(label, 'create', { kind, values })
    if ('errors' in created) return created.errors
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

/** The kinds of new parts with their titles. A new consulta is a variant, or the first one of a new family. */
const newTitles: Record<Exclude<NewKind, 'family'>, string> = {
  variant: 'Nova consulta',
  dossie: 'Novo dossiê',
  route: 'Nova rota',
  redirect: 'Novo redirecionamento',
  'menu-entry': 'Nova entrada de menu',
  source: 'Nova fonte',
  question: 'Nova pergunta',
  release: 'Nova versão',
}

export type NewTitleKind = keyof typeof newTitles

const otherNewKinds = (Object.keys(newTitles) as NewTitleKind[]).filter((kind) => kind !== 'variant')
