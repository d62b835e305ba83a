import { InputGroup, Stack } from '@chakra-ui/react'
import { inputAddonRecipe } from '@chakra-ui/react/theme'
import { Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export default () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <InputGroup
        key={size}
        startAddon="@"
        startAddonProps={{
          recipe: inputAddonRecipe,
          size,
          'aria-hidden': true,
          borderColor: 'border.control',
        }}
      >
        <Input size={size} aria-label={`${sizes[size]}, com prefixo`} placeholder={sizes[size]} />
      </InputGroup>
    ))}
  </Stack>
)
