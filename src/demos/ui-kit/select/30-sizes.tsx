import { Grid } from '@chakra-ui/react'
import { OwnSelect } from './own-select.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export default () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <OwnSelect key={size} label={sizes[size]} size={size} />
    ))}
  </Grid>
)
