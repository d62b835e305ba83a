import { Box, Grid, Image, Text } from '@chakra-ui/react'
import mountain from '../pictures/mountain.svg'

export const meta = { title: 'Encaixe' }

export default function Fits() {
  return (
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
          <Text textStyle="small" color="fg.muted" mt="1">
            objectFit {fit}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
