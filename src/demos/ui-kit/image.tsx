import { Box, Center, Grid, Image, type ImageProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuImageOff } from 'react-icons/lu'
import { Comparison } from './image/comparison.tsx'
import { Gallery } from './image/gallery.tsx'
import { OverPicture } from './image/over-picture.tsx'
import { Progressive } from './image/progressive.tsx'
import coast from './pictures/coast.svg'
import mountain from './pictures/mountain.svg'
import savanna from './pictures/savanna.svg'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const shapes = ['0', 'panel', 'full', 'panel'] as const

function Shapes() {
  return (
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
}

function Fits() {
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

function Ratios() {
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

function Failing() {
  return (
    <Row gap="5">
      <SafeImage src={coast} alt="Praia com o sol ao fundo" />
      <SafeImage src="data:image/png;base64,AAAA" alt="Imagem que não carrega" />
    </Row>
  )
}

function WithCaption() {
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

export default function ImagePage() {
  return (
    <SpecimenPage source={() => import('./image.tsx?raw')}>
      <Specimen title="Formas" code="Shapes">
        <Shapes />
      </Specimen>
      <Specimen title="Encaixe" code="Fits">
        <Fits />
      </Specimen>
      <Specimen title="Proporções" code="Ratios">
        <Ratios />
      </Specimen>
      <Specimen title="Quando falha" description="O espaço e a descrição permanecem." code="Failing">
        <Failing />
      </Specimen>
      <Specimen title="Com legenda" code="WithCaption">
        <WithCaption />
      </Specimen>
      <Specimen
        title="Texto sobre a imagem"
        description="Sempre à vista, ou ao apontar e focar."
        code="OverPicture"
        source={() => import('./image/over-picture.tsx?raw')}
      >
        <OverPicture />
      </Specimen>
      <Specimen
        title="Galeria ampliável"
        description="Setas passam, + e − ampliam, Esc fecha."
        code="Gallery"
        source={() => import('./image/gallery.tsx?raw')}
        isWide
      >
        <Gallery />
      </Specimen>
      <Specimen
        title="Antes e depois"
        description="A divisa anda com ponteiro, dedo ou setas."
        code="Comparison"
        source={() => import('./image/comparison.tsx?raw')}
      >
        <Comparison />
      </Specimen>
      <Specimen
        title="Do borrão ao nítido"
        code="Progressive"
        source={() => import('./image/progressive.tsx?raw')}
      >
        <Progressive />
      </Specimen>
    </SpecimenPage>
  )
}
