import { Button, Flex, Grid, GridItem } from '@chakra-ui/react'
import { useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { type SetError, useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { FreeField } from '../basics.tsx'
import { FormCheck, readValuesAndCheckboxes } from '../fields/form-check.tsx'
import { FormSelect } from '../fields/form-select.tsx'
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

/**
 * Submit checks everything and focuses the first error. A message disappears as soon as its field is valid.
 */
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

  return (
    <form {...form} onReset={handleReset}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FreeField label="Nome completo" name="name" required error={errors.name} />
        <FreeField
          label="E-mail"
          name="email"
          type="email"
          required
          help={`Experimente ${takenEmail}: o servidor recusa.`}
          error={errors.email}
        />
        <MaskedField name="cpf" mask="cpf" required error={errors.cpf} />
        <MaskedField name="phone" mask="phone" required error={errors.phone} />
        <FormSelect label="Função" name="role" required error={errors.role}>
          <option value="">Escolha</option>
          {Object.entries(roles).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </FormSelect>
        <GridItem gridColumnStart="1">
          <PasswordField
            label="Senha"
            name="password"
            required
            error={errors.password}
            autoComplete="new-password"
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </GridItem>
        <PasswordField
          label="Repita a senha"
          name="repeated"
          required
          error={errors.repeated}
          autoComplete="new-password"
        />
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
