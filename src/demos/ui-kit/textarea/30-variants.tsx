import { Stack, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Variantes' }

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

export default () => (
  <Stack gap="4">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <Textarea
        key={variant}
        recipe={textareaRecipe}
        variant={variant}
        rows={2}
        borderColor={variant === 'outline' ? 'border.control' : undefined}
        aria-label={variants[variant]}
        placeholder={variants[variant]}
      />
    ))}
  </Stack>
)
