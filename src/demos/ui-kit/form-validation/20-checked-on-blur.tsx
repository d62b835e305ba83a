import { Button, Stack } from '@chakra-ui/react'
import * as z from 'zod/mini'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'

export const meta = {
  title: 'Conferido ao sair',
  description: 'Um campo pode estar errado por causa do outro.',
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
export default function CheckedOnBlur() {
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
