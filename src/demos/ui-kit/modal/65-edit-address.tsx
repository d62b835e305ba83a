import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { findMaskError } from '../fields/mask-error.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import { Opener } from './opener.tsx'

export const meta = {
  title: 'Editar um endereço',
  description: 'CEP com máscara; a rua e o número são exigidos.',
  isNarrow: true,
}

type Address = { kind: string; cep: string; street: string; number: string; city: string; state: string }

const kinds = ['Casa', 'Trabalho'] as const

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'
  .split(' ')
  .map((value) => ({ value, label: value }))

const initialAddress: Address = {
  kind: 'Casa',
  cep: '50000-000',
  street: 'Rua do Exemplo',
  number: '100',
  city: 'Recife',
  state: 'PE',
}

function validate({ cep, street, number, city }: Address) {
  const cepError = findMaskError('cep', cep)
  return {
    ...(cepError ? { cep: cepError } : {}),
    ...(street.trim() ? {} : { street: 'Informe a rua' }),
    ...(number.trim() ? {} : { number: 'Informe o número, ou s/n' }),
    ...(city.trim() ? {} : { city: 'Informe a cidade' }),
  }
}

type AddressDialogProps = { initial: Address; onSave: (address: Address) => void; onClose: () => void }

function AddressDialog({ initial, onSave, onClose }: AddressDialogProps) {
  const { draft, set, problems, form } = useDraft({ initial, validate, onSubmit: onSave })
  const bind = (name: 'street' | 'number' | 'city') => ({
    name,
    required: true,
    autoComplete: 'off',
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  })
  return (
    <FormDialog title="Editar endereço" submit="Salvar endereço" form={form} onClose={onClose}>
      <Chips legend="Tipo">
        {kinds.map((kind) => (
          <Chip key={kind} name="kind" checked={kind === draft.kind} onChange={() => set({ kind })}>
            {kind}
          </Chip>
        ))}
      </Chips>
      <MaskedField
        mask="cep"
        name="cep"
        required
        defaultValue={initial.cep}
        error={problems.cep}
        onInput={({ currentTarget }) => set({ cep: currentTarget.value })}
      />
      <Grid templateColumns="minmax(0, 1fr) 7rem" gap="4">
        <TextField label="Rua" {...bind('street')} />
        <TextField label="Número" {...bind('number')} />
        <TextField label="Cidade" {...bind('city')} />
        <SelectField
          label="Estado"
          value={draft.state}
          choices={states}
          onChange={(state) => set({ state })}
        />
      </Grid>
    </FormDialog>
  )
}

const formatAddress = ({ kind, street, number, city, state, cep }: Address) =>
  `${kind}: ${street}, ${number}, ${city}/${state}, ${cep}`

export default function EditAddress() {
  const [address, setAddress] = useState(initialAddress)
  return (
    <Opener label="Editar endereço" before={formatAddress(initialAddress)}>
      {(close) => (
        <AddressDialog
          initial={address}
          onClose={() => close()}
          onSave={(saved) => {
            setAddress(saved)
            close(formatAddress(saved))
          }}
        />
      )}
    </Opener>
  )
}
