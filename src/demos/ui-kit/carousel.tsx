import { Carousel, IconButton, Image } from '@chakra-ui/react'
import { carouselSlotRecipe } from '@chakra-ui/react/theme'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { Autoplay } from './carousel/autoplay.tsx'
import { Fade } from './carousel/fade.tsx'
import { Peek } from './carousel/peek.tsx'
import { Several } from './carousel/several.tsx'
import { Thumbnails } from './carousel/thumbnails.tsx'
import { Vertical } from './carousel/vertical.tsx'
import { WithCaptions } from './carousel/with-captions.tsx'
import { WithProgress } from './carousel/with-progress.tsx'
import coast from './pictures/coast.svg'
import mountain from './pictures/mountain.svg'
import savanna from './pictures/savanna.svg'
import { Specimen, SpecimenPage } from './specimen.tsx'

const slides = [
  { picture: mountain, title: 'Serra ao entardecer' },
  { picture: coast, title: 'Litoral pela manhã' },
  { picture: savanna, title: 'Chapada ao meio-dia' },
]

const carouselTranslations = {
  nextTrigger: 'Próximo quadro',
  prevTrigger: 'Quadro anterior',
  indicator: (index: number) => `Ir ao quadro ${index + 1}`,
  item: (index: number, count: number) => `Quadro ${index + 1} de ${count}`,
}

function Simple() {
  return (
    <Carousel.Root
      recipe={carouselSlotRecipe}
      slideCount={slides.length}
      translations={carouselTranslations}
      aria-label="Paisagens"
      colorPalette="primary"
    >
      <Carousel.ItemGroup borderRadius="panel">
        {slides.map(({ picture, title }, index) => (
          <Carousel.Item key={title} index={index}>
            <Image src={picture} alt={title} width="full" aspectRatio="16 / 9" objectFit="cover" />
          </Carousel.Item>
        ))}
      </Carousel.ItemGroup>
      <Carousel.Control justifyContent="center" gap="4">
        <Carousel.PrevTrigger asChild>
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="primary"
            aria-label={carouselTranslations.prevTrigger}
          >
            <LuChevronLeft className="directed" />
          </IconButton>
        </Carousel.PrevTrigger>
        <Carousel.IndicatorGroup>
          {slides.map(({ title }, index) => (
            <Carousel.Indicator
              key={title}
              index={index}
              boxSize="3"
              bg="border.control"
              _current={{ bg: 'primary.solid', width: '6' }}
            />
          ))}
        </Carousel.IndicatorGroup>
        <Carousel.NextTrigger asChild>
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="primary"
            aria-label={carouselTranslations.nextTrigger}
          >
            <LuChevronRight className="directed" />
          </IconButton>
        </Carousel.NextTrigger>
      </Carousel.Control>
    </Carousel.Root>
  )
}

export default function CarouselPage() {
  return (
    <SpecimenPage source={() => import('./carousel.tsx?raw')}>
      <Specimen title="Um quadro por vez" description="Nada passa sozinho: você decide quando." code="Simple">
        <Simple />
      </Specimen>
      <Specimen
        title="Com legendas"
        description="Dá a volta: depois do último vem o primeiro."
        code="WithCaptions"
        source={() => import('./carousel/with-captions.tsx?raw')}
      >
        <WithCaptions />
      </Specimen>
      <Specimen
        title="Com miniaturas"
        description="A fila acompanha a imagem escolhida."
        code="Thumbnails"
        source={() => import('./carousel/thumbnails.tsx?raw')}
      >
        <Thumbnails />
      </Specimen>
      <Specimen
        title="Passa sozinho"
        description="Para com o ponteiro, o foco ou o botão; com movimento reduzido, só começa se você pedir."
        code="Autoplay"
        source={() => import('./carousel/autoplay.tsx?raw')}
      >
        <Autoplay />
      </Specimen>
      <Specimen
        title="Vários à vista"
        description="Com Embla: arrastar, setas ou botões."
        code="Several"
        source={() => import('./carousel/several.tsx?raw')}
      >
        <Several />
      </Specimen>
      <Specimen
        title="Na vertical"
        description="Setas para cima e para baixo."
        code="Vertical"
        source={() => import('./carousel/vertical.tsx?raw')}
      >
        <Vertical />
      </Specimen>
      <Specimen
        title="Esmaecer"
        description="Uma imagem dá lugar à outra, sem deslizar."
        code="Fade"
        source={() => import('./carousel/fade.tsx?raw')}
      >
        <Fade />
      </Specimen>
      <Specimen
        title="Andamento e imagens sob demanda"
        description="Cada imagem é pedida só quando vai aparecer."
        code="WithProgress"
        source={() => import('./carousel/with-progress.tsx?raw')}
      >
        <WithProgress />
      </Specimen>
      <Specimen
        title="Vizinhos à vista"
        description="Centrado, em laço, e em qualquer das direções."
        code="Peek"
        source={() => import('./carousel/peek.tsx?raw')}
        isWide
      >
        <Peek />
      </Specimen>
    </SpecimenPage>
  )
}
