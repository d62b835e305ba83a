import { Button, Flex, Grid, GridItem } from '@chakra-ui/react'
import { useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { type SetError, useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { FreeField } from '../basics.tsx'
import { FormCheck, readValuesAndCheckboxes } from '../fields/form-check.tsx'
import { FormSelect, Options } from '../fields/form-select.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { type Account, accountSchema, roles } from '../validation/account-schema.ts'
import { PasswordChecklist } from '../validation/password-checklist.tsx'

export const meta = {
  title: 'Cadastro',
  description:
    'Ao enviar, o foco vai para o primeiro erro; daí em diante cada campo confere enquanto é corrigido.',
  isWide: true,
}

/** Simulates a check by the server. */
const takenEmail = 'ocupado@exemplo.com.br'

const check = createCheck(accountSchema, readValuesAndCheckboxes)

export default function AccountForm() {
  const [password, setPassword] = useState('')
  const { errors, isBusy, form } = useValidatedForm(async () => check, save)

  function save({ email }: Account, setError: SetError) {
    if (email === takenEmail) return setError('email', 'Este e-mail já tem uma conta')
    notify.success('Add Successfully')
    form.ref.current?.reset()
  }

  function handleReset() {
    form.onReset()
    setPassword('')
    form.ref.current?.querySelector('input')?.focus()
  }

  const bind = (name: string) => ({ name, required: true, error: errors[name] })
  const bindPassword = (name: string) => ({ ...bind(name), autoComplete: 'new-password' })
  return (
    <form {...form} onReset={handleReset}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FreeField label="Nome completo" {...bind('name')} />
        <FreeField
          label="E-mail"
          type="email"
          help={`Experimente ${takenEmail}: o servidor recusa.`}
          {...bind('email')}
        />
        <MaskedField mask="cpf" {...bind('cpf')} />
        <MaskedField mask="phone" {...bind('phone')} />
        <FormSelect label="Função" {...bind('role')}>
          <option value="">Escolha</option>
          <Options of={roles} />
        </FormSelect>
        <GridItem gridColumnStart="1">
          <PasswordField
            label="Senha"
            {...bindPassword('password')}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </GridItem>
        <PasswordField label="Repita a senha" {...bindPassword('repeated')} />
        <GridItem colSpan={{ md: 2 }}>
          <PasswordChecklist password={password} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            label="Sobre você"
            name="about"
            help="Opcional, até 200 caracteres."
            error={errors.about}
          />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FormCheck name="accepts" error={errors.accepts}>
            Li e aceito os termos de uso
          </FormCheck>
        </GridItem>
      </Grid>
      <Flex gap="2" wrap="wrap" mt="6">
        <Button type="submit" loading={isBusy}>
          Criar conta
        </Button>
        <Button type="reset" variant="outline">
          Limpar
        </Button>
      </Flex>
    </form>
  )
}
