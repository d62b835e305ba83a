import { Box, Image, Text } from '@chakra-ui/react'
import savanna from '../pictures/savanna.svg'

export const meta = { title: 'Com legenda' }

export default function WithCaption() {
  return (
    <Box as="figure">
      <Image
        src={savanna}
        alt="Chapada vista da estrada, com o sol alto"
        borderRadius="panel"
        width="full"
        aspectRatio="2 / 1"
        objectFit="cover"
      />
      <Text as="figcaption" textStyle="small" color="fg.muted" mt="2">
        Chapada do Exemplo. Desenho feito para este painel.
      </Text>
    </Box>
  )
}
