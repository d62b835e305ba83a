import { Flex, Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { findCastMember } from '../../parts/cast.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { Muted } from '../basics.tsx'
import { findMaskError } from '../fields/mask-error.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import { EditOpener, type EditorProps } from './opener.tsx'
import { listProblems, useFields } from './use-fields.ts'

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

const validate = ({ name, email, phone }: User) =>
  listProblems({
    name: !name.trim() && 'Informe o nome',
    email: !/^\S+@\S+\.\S+$/.test(email) && 'Informe um e-mail como nome@exemplo.com.br',
    phone: findMaskError('phone', phone),
  })

function UserDialog({ initial, onSave, onClose }: EditorProps<User>) {
  const { draft, set, bind, bindMask, form } = useFields({ initial, validate, onSubmit: onSave })
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

export default () => (
  <EditOpener label="Editar usuário" initial={initialUser} format={formatUser}>
    {(editor) => <UserDialog {...editor} />}
  </EditOpener>
)
