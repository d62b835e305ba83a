import { Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { findCastMember } from '../../parts/cast.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { Muted } from '../basics.tsx'
import { findMaskError } from '../fields/mask-error.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import { Opener } from './opener.tsx'

export const meta = {
  title: 'Editar um usuário',
  description: 'Telefone com máscara, área e acesso.',
  isNarrow: true,
}

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

function validate({ name, email, phone }: User) {
  const phoneError = findMaskError('phone', phone)
  return {
    ...(name.trim() ? {} : { name: 'Informe o nome' }),
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Informe um e-mail como nome@exemplo.com.br' }),
    ...(phoneError ? { phone: phoneError } : {}),
  }
}

type UserDialogProps = { initial: User; onSave: (user: User) => void; onClose: () => void }

function UserDialog({ initial, onSave, onClose }: UserDialogProps) {
  const { draft, set, problems, form } = useDraft({ initial, validate, onSubmit: onSave })
  const bind = (name: 'name' | 'email') => ({
    name,
    required: true,
    autoComplete: 'off',
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
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
        <MaskedField
          mask="phone"
          name="phone"
          required
          defaultValue={initial.phone}
          error={problems.phone}
          onInput={({ currentTarget }) => set({ phone: currentTarget.value })}
        />
        <SelectField label="Área" value={draft.area} choices={areas} onChange={(area) => set({ area })} />
      </Grid>
      <SwitchField label="Pode entrar" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
    </FormDialog>
  )
}

const formatUser = ({ name, area, isActive }: User) => `${name}, ${area}, ${isActive ? 'ativo' : 'suspenso'}`

export default function EditUser() {
  const [user, setUser] = useState(initialUser)
  return (
    <Opener label="Editar usuário" before={formatUser(initialUser)}>
      {(close) => (
        <UserDialog
          initial={user}
          onClose={() => close()}
          onSave={(saved) => {
            setUser(saved)
            close(formatUser(saved))
          }}
        />
      )}
    </Opener>
  )
}
