import { Stack } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'

export const meta = { title: 'Variantes' }

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

export default () => (
  <Stack gap="4">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <TextField key={variant} variant={variant} label={variants[variant]} placeholder="Cidade" />
    ))}
  </Stack>
)
