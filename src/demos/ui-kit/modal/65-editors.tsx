import { Flex, Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { findCastMember } from '../../parts/cast.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { Muted } from '../basics.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { findMaskError } from '../fields/masks.ts'
import { EditOpener, type EditorProps } from './opener.tsx'
import { listProblems, useFields } from './use-fields.ts'

export const meta = {
  EditAddress: {
    title: 'Editar um endereço',
    description: 'CEP com máscara; a rua e o número são exigidos.',
    isNarrow: true,
  },
  EditUser: {
    title: 'Editar um usuário',
    description: 'Telefone com máscara, área e acesso.',
    isNarrow: true,
  },
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

const validateAddress = ({ cep, street, number, city }: Address) =>
  listProblems({
    cep: findMaskError('cep', cep),
    street: !street.trim() && 'Informe a rua',
    number: !number.trim() && 'Informe o número, ou s/n',
    city: !city.trim() && 'Informe a cidade',
  })

function AddressDialog({ initial, onSave, onClose }: EditorProps<Address>) {
  const { draft, set, bind, bindMask, form } = useFields({
    initial,
    validate: validateAddress,
    onSubmit: onSave,
  })
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

export const EditAddress = () => (
  <EditOpener label="Editar endereço" initial={initialAddress} format={formatAddress}>
    {(editor) => <AddressDialog {...editor} />}
  </EditOpener>
)

type User = { name: string; email: string; phone: string; area: string; isActive: boolean }

const person = findCastMember('otavio')

const areas = ['Cadastro', 'Financeiro', 'Atendimento', 'Logística', 'Jurídico'].map((value) => ({
  value,
  label: value,
}))

const initialUser: User = {
  name: person.name,
  email: person.email,
  phone: '(81) 90000-0000',
  area: 'Logística',
  isActive: true,
}

const validateUser = ({ name, email, phone }: User) =>
  listProblems({
    name: !name.trim() && 'Informe o nome',
    email: !/^\S+@\S+\.\S+$/.test(email) && 'Informe um e-mail como nome@exemplo.com.br',
    phone: findMaskError('phone', phone),
  })

function UserDialog({ initial, onSave, onClose }: EditorProps<User>) {
  const { draft, set, bind, bindMask, form } = useFields({
    initial,
    validate: validateUser,
    onSubmit: onSave,
  })
  return (
    <FormDialog title="Editar usuário" submit="Salvar usuário" form={form} onClose={onClose}>
      <Flex align="center" gap="3">
        <Portrait image={person.id} name={draft.name} size="12" />
        <Muted>{draft.isActive ? 'Pode entrar' : 'Acesso suspenso'}</Muted>
      </Flex>
      <TextField label="Nome" {...bind('name')} />
      <TextField label="E-mail" type="email" {...bind('email')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <MaskedField mask="phone" {...bindMask('phone')} />
        <SelectField label="Área" value={draft.area} choices={areas} onChange={(area) => set({ area })} />
      </Grid>
      <SwitchField label="Pode entrar" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
    </FormDialog>
  )
}

const formatUser = ({ name, area, isActive }: User) => `${name}, ${area}, ${isActive ? 'ativo' : 'suspenso'}`

export const EditUser = () => (
  <EditOpener label="Editar usuário" initial={initialUser} format={formatUser}>
    {(editor) => <UserDialog {...editor} />}
  </EditOpener>
)
