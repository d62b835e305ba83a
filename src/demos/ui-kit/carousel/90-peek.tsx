import { Flex, Image, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Dots, Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  title: 'Vizinhos à vista',
  description: 'Centrado, em laço, e em qualquer das direções.',
  isWide: true,
}

/** The neighbours are visible at both sides. The direction is independent of the app's. */
export default function Peek() {
  const [isMirrored, setMirrored] = useState(true)
  const control = useCarousel({ loop: true, align: 'center', direction: isMirrored ? 'rtl' : 'ltr' })
  return (
    <>
      <Frame key={String(isMirrored)} label="Vizinhos à vista" control={control}>
        <Track control={control}>
          {landscapes.map(({ picture, title }, index) => (
            <Slide
              key={title}
              index={index}
              count={landscapes.length}
              flex={{ base: '0 0 80%', md: '0 0 44%' }}
              me="3"
              opacity={index === control.index ? 1 : 0.75}
              transition="opacity 200ms"
            >
              <Image
                src={picture}
                alt={title}
                width="full"
                aspectRatio="16 / 9"
                objectFit="cover"
                borderRadius="panel"
              />
              <Text mt="2" textStyle="small" dir="auto">
                {title}
              </Text>
            </Slide>
          ))}
        </Track>
        <Flex mt="2" gap="3" align="center" justify="space-between">
          <Dots control={control} />
          <Flex gap="2">
            <Steps control={control} />
          </Flex>
        </Flex>
      </Frame>
      <SwitchField label="Da direita para a esquerda" checked={isMirrored} onChange={setMirrored} />
    </>
  )
}
