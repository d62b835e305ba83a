import { Box, Grid, Image } from '@chakra-ui/react'
import { Small } from '../basics.tsx'
import savanna from '../pictures/savanna.svg'

export const meta = { title: 'Proporções' }

export default () => (
  <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }} alignItems="end">
    {['1 / 1', '4 / 3', '16 / 9'].map((ratio) => (
      <Box key={ratio}>
        <Image
          src={savanna}
          alt="Chapada sob céu claro"
          width="full"
          aspectRatio={ratio}
          objectFit="cover"
          borderRadius="control"
        />
        <Small mt="1">{ratio.replaceAll(' ', '')}</Small>
      </Box>
    ))}
  </Grid>
)
