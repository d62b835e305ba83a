import { Box, Grid, Image } from '@chakra-ui/react'
import { Small } from '../basics.tsx'
import mountain from '../pictures/mountain.svg'

export const meta = { title: 'Encaixe' }

export default () => (
  <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }}>
    {(['cover', 'contain', 'none'] as const).map((fit) => (
      <Box key={fit}>
        <Image
          src={mountain}
          alt="Serra ao entardecer"
          width="full"
          height="32"
          objectFit={fit}
          bg="bg.muted"
          borderRadius="control"
        />
        <Small mt="1">objectFit {fit}</Small>
      </Box>
    ))}
  </Grid>
)
