import { Box, Grid } from '@chakra-ui/react'

export const meta = { title: 'Superfícies' }

const surfaces = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.inverted'] as const

export default () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 130px), 1fr))" gap="3">
    {surfaces.map((surface) => (
      <Box
        key={surface}
        bg={surface}
        color={surface === 'bg.inverted' ? 'fg.inverted' : 'fg'}
        borderWidth="1px"
        borderRadius="control"
        px="3"
        py="5"
      >
        {surface}
      </Box>
    ))}
  </Grid>
)
