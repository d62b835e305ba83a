import { Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { findMaskError } from '../fields/mask-error.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import { EditOpener, type EditorProps } from './opener.tsx'
import { listProblems, useFields } from './use-fields.ts'

export const meta = {
  title: 'Editar um endereço',
  description: 'CEP com máscara; a rua e o número são exigidos.',
  isNarrow: true,
}

const initialAddress = {
  kind: 'Casa',
  cep: '50000-000',
  street: 'Rua do Exemplo',
  number: '100',
  city: 'Recife',
  state: 'PE',
}

type Address = typeof initialAddress

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'
  .split(' ')
  .map((value) => ({ value, label: value }))

const validate = ({ cep, street, number, city }: Address) =>
  listProblems({
    cep: findMaskError('cep', cep),
    street: !street.trim() && 'Informe a rua',
    number: !number.trim() && 'Informe o número, ou s/n',
    city: !city.trim() && 'Informe a cidade',
  })

function AddressDialog({ initial, onSave, onClose }: EditorProps<Address>) {
  const { draft, set, bind, bindMask, form } = useFields({ initial, validate, onSubmit: onSave })
  return (
    <FormDialog title="Editar endereço" submit="Salvar endereço" form={form} onClose={onClose}>
      <Chips legend="Tipo">
        {['Casa', 'Trabalho'].map((kind) => (
          <Chip key={kind} name="kind" checked={kind === draft.kind} onChange={() => set({ kind })}>
            {kind}
          </Chip>
        ))}
      </Chips>
      <MaskedField mask="cep" {...bindMask('cep')} />
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

export default () => (
  <EditOpener label="Editar endereço" initial={initialAddress} format={formatAddress}>
    {(editor) => <AddressDialog {...editor} />}
  </EditOpener>
)
