import { Button, chakra, List, Stack } from '@chakra-ui/react'
import { listSlotRecipe } from '@chakra-ui/react/theme'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { AccountForm } from './validation/account-form.tsx'
import { type Account, accountSchema, emptyAccount } from './validation/account-schema.ts'
import { FieldStates } from './validation/field-states.tsx'
import { NameCheckForm } from './validation/name-check.tsx'
import { SummaryForm } from './validation/summary-form.tsx'

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
function CheckedOnBlur() {
  const { errors, handleBlur, form } = useValidatedForm(
    async () => check,
    () => void notify.success('Edit Successfully'),
  )
  return (
    <form {...form}>
      <Stack gap="4">
        <TextField
          label="Mínimo de consultas"
          name="least"
          defaultValue="10"
          inputMode="numeric"
          error={errors.least}
          autoComplete="off"
          onBlur={() => handleBlur('most')}
        />
        <TextField
          label="Máximo de consultas"
          name="most"
          defaultValue="5"
          inputMode="numeric"
          error={errors.most}
          autoComplete="off"
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

function Rules() {
  return (
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
}

export default function FormValidationPage() {
  return (
    <SpecimenPage source={() => import('./form-validation.tsx?raw')}>
      <Specimen
        title="Cadastro"
        description="Ao enviar, o foco vai para o primeiro erro; daí em diante cada campo confere enquanto é corrigido."
        code="AccountForm"
        source={() => import('./validation/account-form.tsx?raw')}
        isWide
      >
        <AccountForm />
      </Specimen>
      <Specimen
        title="Conferido ao sair"
        description="Um campo pode estar errado por causa do outro."
        code="CheckedOnBlur"
      >
        <CheckedOnBlur />
      </Specimen>
      <Specimen
        title="As regras"
        description="O que o esquema responde a um cadastro vazio; o código é o próprio esquema."
        code="accountSchema"
        source={() => import('./validation/account-schema.ts?raw')}
      >
        <Rules />
      </Specimen>
      <Specimen
        title="Conferido por um serviço"
        description="O serviço é simulado: espera a digitação, demora, pode falhar e ser cancelado."
        code="NameCheckForm"
        source={() => import('./validation/name-check.tsx?raw')}
      >
        <NameCheckForm />
      </Specimen>
      <Specimen
        title="Resumo dos erros"
        description="O foco vai para o resumo; cada erro leva ao seu campo."
        code="SummaryForm"
        source={() => import('./validation/summary-form.tsx?raw')}
      >
        <SummaryForm />
      </Specimen>
      <Specimen
        title="Estados"
        description="Certo, com ressalva e errado: cor, ícone e texto."
        code="FieldStates"
        source={() => import('./validation/field-states.tsx?raw')}
        isWide
      >
        <FieldStates />
      </Specimen>
    </SpecimenPage>
  )
}
