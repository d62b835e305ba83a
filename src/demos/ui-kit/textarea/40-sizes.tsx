import { Stack, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export default () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Textarea
        key={size}
        recipe={textareaRecipe}
        size={size}
        rows={2}
        borderColor="border.control"
        aria-label={sizes[size]}
        placeholder={sizes[size]}
      />
    ))}
  </Stack>
)
