import { Box, Image } from '@chakra-ui/react'
import { Small } from '../basics.tsx'
import savanna from '../pictures/savanna.svg'

export const meta = { title: 'Com legenda' }

export default () => (
  <Box as="figure">
    <Image
      src={savanna}
      alt="Chapada vista da estrada, com o sol alto"
      borderRadius="panel"
      width="full"
      aspectRatio="2 / 1"
      objectFit="cover"
    />
    <Small as="figcaption" mt="2">
      Chapada do Exemplo. Desenho feito para este painel.
    </Small>
  </Box>
)
