import { Box, Grid, Skeleton } from '@chakra-ui/react'
import { Small } from '../basics.tsx'

export const meta = {
  title: 'Variantes',
  description: 'Pulsar, brilhar ou ficar parado. Com movimento reduzido, todos param.',
}

const variants = [
  ['pulse', 'Pulsa'],
  ['shine', 'Brilha'],
  ['none', 'Parado'],
] as const

/** The still variant has no background of its own. */
export default () => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
    {variants.map(([variant, name]) => (
      <Box key={variant} display="contents">
        <Small>{name}</Small>
        <Skeleton variant={variant} height="5" {...(variant === 'none' ? { bg: 'bg.emphasized' } : {})} />
      </Box>
    ))}
  </Grid>
)
