import { chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/text-field.tsx'
import { focusInvalid } from '../../parts/focus-invalid.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import type { ColumnColor } from './board-state.ts'
import { ColorField } from './color-field.tsx'

type ColumnDialogProps = { onSubmit: (name: string, color: ColumnColor) => void; onClose: () => void }

/** Asks for a new column's name and colour. */
export function ColumnDialog({ onSubmit, onClose }: ColumnDialogProps) {
  const [name, setName] = useState('')
  const [color, setColor] = useState<ColumnColor>('secondary')
  const [isChecked, setChecked] = useState(false)
  const isMissing = name.trim() === ''

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) return focusInvalid(event.currentTarget)
    onSubmit(name.trim(), color)
  }

  return (
    <ModalDialog title="Nova coluna" width="440px" onClose={onClose}>
      <chakra.form noValidate onSubmit={send} display="grid" gap="4">
        <TextField
          label="Nome"
          required
          autoComplete="off"
          maxLength={60}
          value={name}
          error={isChecked && isMissing ? 'Informe um nome.' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <ColorField value={color} onChange={setColor} />
        <FormButtons submit="Adicionar" onCancel={onClose} />
      </chakra.form>
    </ModalDialog>
  )
}
