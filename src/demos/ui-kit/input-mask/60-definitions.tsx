import { Box, chakra, Grid } from '@chakra-ui/react'
import { masks } from '../fields/masks.ts'

export const meta = {
  title: 'As definições',
  description: 'O que cada máscara aceita, num lugar só.',
  code: './fields/masks.ts',
}

export default () => (
  <Grid as="dl" templateColumns="max-content minmax(0, 1fr)" columnGap="6" rowGap="2">
    {Object.values(masks).map(({ label, placeholder }) => (
      <Box key={label} display="contents">
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd fontVariantNumeric="tabular-nums">{placeholder}</chakra.dd>
      </Box>
    ))}
  </Grid>
)
