import { Flex } from '@chakra-ui/react'
import fadeSlides from 'embla-carousel-fade'
import { useState } from 'react'
import { Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Pictures } from './pictures.tsx'
import { Frame, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Esmaecer', description: 'Uma imagem dá lugar à outra, sem deslizar.' }

/** The slides fade into each other instead of moving. */
export default function Fade() {
  const [plugins] = useState(() => [fadeSlides()])
  const control = useCarousel({ loop: true, startIndex: 5, duration: 30, containScroll: false }, plugins)
  return (
    <Frame label="Quadros que esmaecem" control={control}>
      <Track control={control}>
        <Pictures />
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
