import { Flex, Image } from '@chakra-ui/react'
import fadeSlides from 'embla-carousel-fade'
import { useState } from 'react'
import { Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Esmaecer', description: 'Uma imagem dá lugar à outra, sem deslizar.' }

/** The slides fade into each other instead of moving. */
export default function Fade() {
  const [plugins] = useState(() => [fadeSlides()])
  const control = useCarousel({ loop: true, startIndex: 5, duration: 30, containScroll: false }, plugins)
  return (
    <Frame label="Quadros que esmaecem" control={control}>
      <Track control={control}>
        {landscapes.map(({ picture, title }, index) => (
          <Slide key={title} index={index} count={landscapes.length}>
            <Image src={picture} alt={title} width="full" aspectRatio="16 / 9" objectFit="cover" />
          </Slide>
        ))}
      </Track>
      <Flex mt="3" gap="2" align="center">
        <Small role="status" flex="1">
          {landscapes[control.index]?.title}
        </Small>
        <Steps control={control} />
      </Flex>
    </Frame>
  )
}
