import { chakra } from '@chakra-ui/react'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import type { ColumnColor } from './board-state.ts'
import { ColorField } from './color-field.tsx'

type ColumnDialogProps = { onSubmit: (name: string, color: ColumnColor) => void; onClose: () => void }

type ColumnDraft = { name: string; color: ColumnColor }

const validateColumn = ({ name }: ColumnDraft): FieldErrors =>
  name.trim() ? {} : { name: 'Informe um nome.' }

export function ColumnDialog({ onSubmit, onClose }: ColumnDialogProps) {
  const { draft, set, problems, form } = useDraft<ColumnDraft>({
    initial: { name: '', color: 'secondary' },
    validate: validateColumn,
    onSubmit: ({ name, color }) => onSubmit(name.trim(), color),
  })

  return (
    <ModalDialog title="Nova coluna" width="440px" onClose={onClose}>
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
        <FormButtons submit="Adicionar" onCancel={onClose} />
      </chakra.form>
    </ModalDialog>
  )
}
