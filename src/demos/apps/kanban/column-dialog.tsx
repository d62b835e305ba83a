import { useId } from 'react'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { type FormSpec, SpecDialog } from '../../parts/spec-form.tsx'
import { palettes } from '../../parts/tasks/labels.ts'
import type { ColumnColor, ColumnDraft, ColumnSnapshot } from './board-state.ts'

type ColumnDialogProps = {
  /** The column to edit; without one the dialog adds a column. */
  column?: ColumnSnapshot
  onSubmit: (draft: ColumnDraft) => void
  onClose: () => void
}

type ColumnForm = { name: string; color: ColumnColor; limit: string }

const spec: FormSpec<ColumnForm> = [
  { name: 'name', label: 'Nome', required: 'Informe um nome.', input: { maxLength: 60 } },
  ({ draft, set }) => <ColorField value={draft.color} onChange={(color) => set({ color })} />,
  {
    name: 'limit',
    label: 'Limite de tarefas',
    help: 'A coluna avisa quando passa do limite. Vazio: sem limite.',
    input: { inputMode: 'numeric', maxLength: 2 },
    change: (limit) => ({ limit: limit.trim() }),
    check: (limit) => limit !== '' && !/^[1-9]\d?$/.test(limit) && 'Informe de 1 a 99, ou deixe vazio.',
  },
]

export const ColumnDialog = ({ column, onSubmit, onClose }: ColumnDialogProps) => (
  <SpecDialog
    title={column ? 'Editar coluna' : 'Nova coluna'}
    isNew={!column}
    spec={spec}
    initial={{
      name: column?.name ?? '',
      color: column?.color ?? 'secondary',
      limit: column?.limit ? String(column.limit) : '',
    }}
    onSubmit={({ limit, ...draft }) => onSubmit({ ...draft, limit: limit ? Number(limit) : undefined })}
    onClose={onClose}
    width="440px"
    gap="4"
  />
)

type ColorFieldProps = { value: ColumnColor; onChange: (color: ColumnColor) => void }

function ColorField({ value, onChange }: ColorFieldProps) {
  const name = useId()
  return (
    <Chips legend="Cor">
      {palettes.map(([color, label]) => (
        <Chip
          key={color}
          name={name}
          palette={color}
          checked={color === value}
          onChange={() => onChange(color)}
        >
          <ChipDot />
          {label}
        </Chip>
      ))}
    </Chips>
  )
}
