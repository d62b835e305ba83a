import { Box, Grid } from '@chakra-ui/react'

export const meta = { title: 'Bordas', isWide: true }

const borders = ['border', 'border.muted', 'border.emphasized', 'border.control', 'border.error'] as const

/** `border.control` has 3:1 on a panel, as the edge of a field must. */
export default () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
    {borders.map((border) => (
      <Box key={border} borderWidth="2px" borderColor={border} borderRadius="control" px="3" py="4">
        {border}
      </Box>
    ))}
  </Grid>
)
