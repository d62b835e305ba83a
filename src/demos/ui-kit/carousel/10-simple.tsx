import { Carousel } from '@chakra-ui/react'
import { carouselSlotRecipe } from '@chakra-ui/react/theme'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { IconOnly } from '../basics.tsx'
import coast from '../pictures/coast.svg'
import { Cover } from '../pictures/landscapes.tsx'
import mountain from '../pictures/mountain.svg'
import savanna from '../pictures/savanna.svg'

export const meta = { title: 'Um quadro por vez', description: 'Nada passa sozinho: você decide quando.' }

const slides = [
  { picture: mountain, title: 'Serra ao entardecer' },
  { picture: coast, title: 'Litoral pela manhã' },
  { picture: savanna, title: 'Chapada ao meio-dia' },
]

const names = {
  nextTrigger: 'Próximo quadro',
  prevTrigger: 'Quadro anterior',
  indicator: (index: number) => `Ir ao quadro ${index + 1}`,
  item: (index: number, count: number) => `Quadro ${index + 1} de ${count}`,
}

const look = { colorPalette: 'primary' }

export default () => (
  <Carousel.Root
    recipe={carouselSlotRecipe}
    slideCount={slides.length}
    translations={names}
    aria-label="Paisagens"
    colorPalette="primary"
  >
    <Carousel.ItemGroup borderRadius="panel">
      {slides.map(({ picture, title }, index) => (
        <Carousel.Item key={title} index={index}>
          <Cover src={picture} alt={title} ratio="16 / 9" />
        </Carousel.Item>
      ))}
    </Carousel.ItemGroup>
    <Carousel.Control justifyContent="center" gap="4">
      <Carousel.PrevTrigger asChild>
        <IconOnly {...look} label={names.prevTrigger} icon={<LuChevronLeft className="directed" />} />
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
        <IconOnly {...look} label={names.nextTrigger} icon={<LuChevronRight className="directed" />} />
      </Carousel.NextTrigger>
    </Carousel.Control>
  </Carousel.Root>
)
