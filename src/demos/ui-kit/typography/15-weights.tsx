import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { Muted } from '../basics.tsx'

export const meta = { title: 'Pesos' }

const weights = [
  ['normal', '400', 'Normal: o corpo do texto'],
  ['medium', '500', 'Médio: rótulos e nomes'],
  ['semibold', '600', 'Seminegrito: títulos e números'],
  ['bold', '700', 'Negrito: quase nunca'],
] as const

export default () => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
    {weights.map(([weight, value, text]) => (
      <Box key={weight} display="contents">
        <Text aria-hidden="true" fontWeight={weight} fontSize="24px" lineHeight="1">
          Ag
        </Text>
        <Flex justify="space-between" gap="3">
          <Text fontWeight={weight}>{text}</Text>
          <Muted fontVariantNumeric="tabular-nums">{value}</Muted>
        </Flex>
      </Box>
    ))}
  </Grid>
)
