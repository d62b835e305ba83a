import { Button, Flex, Grid, GridItem } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { notify } from '@/ui/feedback/notify.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { FormCheck } from '../fields/form-check.tsx'
import { FormSelect } from '../fields/form-select.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { type Account, accountSchema, emptyAccount, roles } from './account-schema.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** Stands for what only a server knows. */
const takenEmail = 'ocupado@exemplo.com.br'

/** Everything is checked on submit, which leads to the first field at fault; then each is checked while it is mended. */
export function AccountForm() {
  const { register, control, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(accountSchema),
    defaultValues: emptyAccount,
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })

  function save({ email }: Account) {
    if (email === takenEmail)
      return setError('email', { message: 'Este e-mail já tem uma conta' }, { shouldFocus: true })
    notify.success('Add Successfully')
    clear()
  }

  function clear() {
    reset(undefined, { keepFieldsRef: true })
    setFocus('name')
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <TextField
          {...register('name')}
          label="Nome completo"
          required
          error={errors.name?.message}
          autoComplete="off"
        />
        <TextField
          {...register('email')}
          label="E-mail"
          type="email"
          required
          help={`Experimente ${takenEmail}: o servidor recusa.`}
          error={errors.email?.message}
          autoComplete="off"
        />
        <MaskedField {...register('cpf')} mask="cpf" required error={errors.cpf?.message} />
        <MaskedField {...register('phone')} mask="phone" required error={errors.phone?.message} />
        <FormSelect {...register('role')} label="Função" required error={errors.role?.message}>
          <option value="">Escolha</option>
          {Object.entries(roles).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </FormSelect>
        <GridItem gridColumnStart="1">
          <PasswordField
            {...register('password', { deps: 'repeated' })}
            label="Senha"
            required
            error={errors.password?.message}
            autoComplete="new-password"
          />
        </GridItem>
        <PasswordField
          {...register('repeated')}
          label="Repita a senha"
          required
          error={errors.repeated?.message}
          autoComplete="new-password"
        />
        <GridItem colSpan={{ md: 2 }}>
          <PasswordChecklist password={password} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            {...register('about')}
            label="Sobre você"
            help="Opcional, até 200 caracteres."
            error={errors.about?.message}
          />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <Controller
            name="accepts"
            control={control}
            render={({ field: { value, disabled: _disabled, ...field } }) => (
              <FormCheck {...field} checked={value} error={errors.accepts?.message}>
                Li e aceito os termos de uso
              </FormCheck>
            )}
          />
        </GridItem>
      </Grid>
      <Flex gap="2" wrap="wrap" mt="6">
        <Button type="submit" loading={formState.isSubmitting}>
          Criar conta
        </Button>
        <Button type="button" variant="outline" colorPalette="neutral" onClick={clear}>
          Limpar
        </Button>
      </Flex>
    </form>
  )
}
