import { Center, Image, type ImageProps } from '@chakra-ui/react'
import { useState } from 'react'
import { LuImageOff } from 'react-icons/lu'
import { Row } from '../basics.tsx'
import coast from '../pictures/coast.svg'

export const meta = { title: 'Quando falha', description: 'O espaço e a descrição permanecem.' }

/** Falls back to a placeholder of the same size with the image's description. */
function SafeImage({ alt = '', ...props }: ImageProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <Center
        role="img"
        aria-label={alt}
        boxSize="28"
        bg="bg.muted"
        color="fg.muted"
        borderRadius="control"
        fontSize="2xl"
      >
        <LuImageOff />
      </Center>
    )
  return (
    <Image
      alt={alt}
      boxSize="28"
      objectFit="cover"
      borderRadius="control"
      {...props}
      onError={() => setFailed(true)}
    />
  )
}

export default () => (
  <Row gap="5">
    <SafeImage src={coast} alt="Praia com o sol ao fundo" />
    <SafeImage src="data:image/png;base64,AAAA" alt="Imagem que não carrega" />
  </Row>
)
