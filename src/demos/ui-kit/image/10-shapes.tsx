import { Box, Center, Grid, Image, type ImageProps } from '@chakra-ui/react'
import { useState } from 'react'
import { LuImageOff } from 'react-icons/lu'
import { Row, Small } from '../basics.tsx'
import coast from '../pictures/coast.svg'
import { Cover } from '../pictures/landscapes.tsx'
import mountain from '../pictures/mountain.svg'
import savanna from '../pictures/savanna.svg'

export const meta = {
  Shapes: { title: 'Formas' },
  Fits: { title: 'Encaixe' },
  Ratios: { title: 'Proporções' },
  Failing: { title: 'Quando falha', description: 'O espaço e a descrição permanecem.' },
  WithCaption: { title: 'Com legenda' },
}

const shapes = ['0', 'panel', 'full', 'panel'] as const

export const Shapes = () => (
  <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }} alignItems="center">
    {shapes.map((radius, index) => (
      <Cover
        key={index}
        src={coast}
        alt="Praia com o sol ao fundo"
        ratio="1"
        borderRadius={radius}
        {...(index === shapes.length - 1 ? { p: '1.5', borderWidth: '1px', bg: 'bg.panel' } : {})}
      />
    ))}
  </Grid>
)

export const Fits = () => (
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

export const Ratios = () => (
  <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }} alignItems="end">
    {['1 / 1', '4 / 3', '16 / 9'].map((ratio) => (
      <Box key={ratio}>
        <Cover src={savanna} alt="Chapada sob céu claro" ratio={ratio} borderRadius="control" />
        <Small mt="1">{ratio.replaceAll(' ', '')}</Small>
      </Box>
    ))}
  </Grid>
)

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

export const Failing = () => (
  <Row gap="5">
    <SafeImage src={coast} alt="Praia com o sol ao fundo" />
    <SafeImage src="data:image/png;base64,AAAA" alt="Imagem que não carrega" />
  </Row>
)

export const WithCaption = () => (
  <Box as="figure">
    <Cover src={savanna} alt="Chapada vista da estrada, com o sol alto" borderRadius="panel" ratio="2 / 1" />
    <Small as="figcaption" mt="2">
      Chapada do Exemplo. Desenho feito para este painel.
    </Small>
  </Box>
)
