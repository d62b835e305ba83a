import { Stack } from '@chakra-ui/react'
import { Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Menor', sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export default () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Input key={size} size={size} aria-label={sizes[size]} placeholder={sizes[size]} />
    ))}
  </Stack>
)
