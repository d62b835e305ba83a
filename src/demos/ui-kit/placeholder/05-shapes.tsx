import { Box, Flex, Grid, Skeleton, SkeletonCircle, SkeletonText } from '@chakra-ui/react'
import { Small } from '../basics.tsx'

export const meta = {
  Shapes: { title: 'Formas' },
  Lines: { title: 'Linhas de texto' },
  Variants: {
    title: 'Variantes',
    description: 'Pulsar, brilhar ou ficar parado. Com movimento reduzido, todos param.',
  },
  Colors: { title: 'Em cores', description: 'Para o que carrega dentro de um aviso.' },
}

export const Shapes = () => (
  <Flex gap="5" align="center" wrap="wrap">
    <Skeleton height="8" width="32" />
    <SkeletonCircle size="12" />
    <Skeleton height="24" width="40" borderRadius="panel" />
    <Flex direction="column" gap="2" flex="1" minW="32">
      <Skeleton height="3" width="full" />
      <Skeleton height="3" width="75%" />
      <Skeleton height="3" width="50%" />
      <Skeleton height="3" width="25%" />
    </Flex>
  </Flex>
)

export const Lines = () => (
  <>
    <Skeleton height="6" width="45%" mb="5" />
    <SkeletonText noOfLines={5} gap="3" />
  </>
)

const variants = [
  ['pulse', 'Pulsa'],
  ['shine', 'Brilha'],
  ['none', 'Parado'],
] as const

/** The still variant has no background of its own. */
export const Variants = () => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
    {variants.map(([variant, name]) => (
      <Box key={variant} display="contents">
        <Small>{name}</Small>
        <Skeleton variant={variant} height="5" {...(variant === 'none' ? { bg: 'bg.emphasized' } : {})} />
      </Box>
    ))}
  </Grid>
)

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

export const Colors = () => (
  <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
    {palettes.map((palette) => (
      <Flex key={palette} gap="3" align="center" p="3" borderRadius="control" bg={`${palette}.subtle`}>
        <SkeletonCircle size="7" bg={`${palette}.emphasized`} />
        <Box flex="1">
          <Skeleton height="2.5" bg={`${palette}.emphasized`} mb="2" />
          <Skeleton height="2.5" bg={`${palette}.emphasized`} width="60%" />
        </Box>
      </Flex>
    ))}
  </Grid>
)
