import { Box, Flex, Grid, Skeleton, SkeletonCircle } from '@chakra-ui/react'

export const meta = { title: 'Em cores', description: 'Para o que carrega dentro de um aviso.' }

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

/** For what loads inside a colored alert or card. */
export default () => (
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
