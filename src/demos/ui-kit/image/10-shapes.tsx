import { Grid, Image } from '@chakra-ui/react'
import coast from '../pictures/coast.svg'

export const meta = { title: 'Formas' }

const shapes = ['0', 'panel', 'full', 'panel'] as const

export default () => (
  <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }} alignItems="center">
    {shapes.map((radius, index) => (
      <Image
        key={index}
        src={coast}
        alt="Praia com o sol ao fundo"
        width="full"
        aspectRatio="1"
        objectFit="cover"
        borderRadius={radius}
        // The last one has a frame.
        {...(index === shapes.length - 1 ? { p: '1.5', borderWidth: '1px', bg: 'bg.panel' } : {})}
      />
    ))}
  </Grid>
)
