import { Box, Grid, Image, Text } from '@chakra-ui/react'
import savanna from '../pictures/savanna.svg'

export const meta = { title: 'Proporções' }

export default function Ratios() {
  return (
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
          <Text textStyle="small" color="fg.muted" mt="1">
            {ratio.replaceAll(' ', '')}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
