import { Button, chakra, List, Stack } from '@chakra-ui/react'
import { listSlotRecipe } from '@chakra-ui/react/theme'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { FreeField } from '../basics.tsx'
import { type Account, accountSchema, emptyAccount } from '../validation/account-schema.ts'

export const meta = {
  CheckedOnBlur: {
    title: 'Conferido ao sair',
    description: 'Um campo pode estar errado por causa do outro.',
  },
  Rules: {
    title: 'As regras',
    description: 'O que o esquema responde a um cadastro vazio; o código é o próprio esquema.',
    code: '/src/demos/ui-kit/validation/account-schema.ts',
  },
}

const rangeSchema = z
  .object({
    least: z.string().check(z.regex(/^\d+$/, 'Informe um número inteiro')),
    most: z.string().check(z.regex(/^\d+$/, 'Informe um número inteiro')),
  })
  .check(
    z.refine(({ least: min, most: max }) => Number(min) <= Number(max), {
      path: ['most'],
      error: 'O máximo não pode ser menor que o mínimo',
    }),
  )

const check = createCheck(rangeSchema)

/** Checks a field on blur, and also the field whose validity depends on it. */
export function CheckedOnBlur() {
  const { errors, handleBlur, form } = useValidatedForm(
    async () => check,
    () => void notify.success('Edit Successfully'),
  )
  return (
    <form {...form}>
      <Stack gap="4">
        <FreeField
          label="Mínimo de consultas"
          name="least"
          defaultValue="10"
          inputMode="numeric"
          error={errors.least}
          onBlur={() => handleBlur('most')}
        />
        <FreeField
          label="Máximo de consultas"
          name="most"
          defaultValue="5"
          inputMode="numeric"
          error={errors.most}
        />
        <Button type="submit" alignSelf="flex-start">
          Salvar limites
        </Button>
      </Stack>
    </form>
  )
}

const fieldNames: Partial<Record<keyof Account, string>> = {
  name: 'Nome completo',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  role: 'Função',
  password: 'Senha',
  repeated: 'Repita a senha',
  accepts: 'Termos',
}

/** The schema's issues for an empty form. */
const emptyFormIssues = accountSchema.safeParse(emptyAccount).error?.issues ?? []

export const Rules = () => (
  <List.Root recipe={listSlotRecipe} gap="1" ps="5" color="fg.muted">
    {emptyFormIssues.map(({ path, message }) => (
      <List.Item key={path.join('.')}>
        <chakra.b fontWeight="500" color="fg">
          {fieldNames[path[0] as keyof Account]}:
        </chakra.b>{' '}
        <span>{message}</span>
      </List.Item>
    ))}
  </List.Root>
)
