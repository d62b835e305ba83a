import { chakra } from '@chakra-ui/react'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import type { ColumnColor, ColumnDraft, ColumnSnapshot } from './board-state.ts'
import { ColorField } from './color-field.tsx'

type ColumnDialogProps = {
  /** The column to edit; without one the dialog adds a column. */
  column?: ColumnSnapshot
  onSubmit: (draft: ColumnDraft) => void
  onClose: () => void
}

type ColumnForm = { name: string; color: ColumnColor; limit: string }

const validateColumn = ({ name, limit }: ColumnForm): FieldErrors => ({
  ...(name.trim() ? {} : { name: 'Informe um nome.' }),
  ...(limit === '' || /^[1-9]\d?$/.test(limit) ? {} : { limit: 'Informe de 1 a 99, ou deixe vazio.' }),
})

export function ColumnDialog({ column, onSubmit, onClose }: ColumnDialogProps) {
  const { draft, set, problems, form } = useDraft<ColumnForm>({
    initial: {
      name: column?.name ?? '',
      color: column?.color ?? 'secondary',
      limit: column?.limit ? String(column.limit) : '',
    },
    validate: validateColumn,
    onSubmit: ({ name, color, limit }) =>
      onSubmit({ name: name.trim(), color, limit: limit ? Number(limit) : undefined }),
  })

  return (
    <ModalDialog title={column ? 'Editar coluna' : 'Nova coluna'} width="440px" onClose={onClose}>
      <chakra.form {...form} display="grid" gap="4">
        <TextField
          label="Nome"
          name="name"
          required
          autoComplete="off"
          maxLength={60}
          value={draft.name}
          error={problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <ColorField value={draft.color} onChange={(color) => set({ color })} />
        <TextField
          label="Limite de tarefas"
          name="limit"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          help="A coluna avisa quando passa do limite. Vazio: sem limite."
          value={draft.limit}
          error={problems.limit}
          onChange={({ target }) => set({ limit: target.value.trim() })}
        />
        <FormButtons submit={column ? 'Salvar' : 'Adicionar'} onCancel={onClose} />
      </chakra.form>
    </ModalDialog>
  )
}
