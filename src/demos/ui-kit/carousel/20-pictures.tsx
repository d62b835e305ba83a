import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Small } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'
import { Dots, Frame, Pictures, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  WithCaptions: { title: 'Com legendas', description: 'Dá a volta: depois do último vem o primeiro.' },
  Thumbnails: { title: 'Com miniaturas', description: 'A fila acompanha a imagem escolhida.' },
}

export function WithCaptions() {
  const control = useCarousel({ loop: true })
  return (
    <Frame label="Passeios" control={control}>
      <Box position="relative">
        <Track control={control}>
          {landscapes.map(({ picture, title, caption }, index) => (
            <Slide key={title} index={index} count={landscapes.length}>
              <Cover src={picture} alt={title} ratio="16 / 9" />
              <Box
                position="absolute"
                insetInline="0"
                bottom="0"
                px="14"
                pb="4"
                pt="10"
                color="white"
                textAlign="center"
                bgImage="linear-gradient(transparent, rgb(8 18 28 / 88%) 45%)"
              >
                <Text fontWeight="600">{title}</Text>
                <Text textStyle="small" hideBelow="sm">
                  {caption}
                </Text>
              </Box>
            </Slide>
          ))}
        </Track>
        <Steps control={control} isOver />
      </Box>
      <Flex justify="center" mt="3">
        <Dots control={control} />
      </Flex>
    </Frame>
  )
}

/** The row of thumbnails is a carousel too: it follows the chosen picture. */
export function Thumbnails() {
  const main = useCarousel({ startIndex: 1 })
  const row = useCarousel({ containScroll: 'keepSnaps', dragFree: true })
  const { index } = main
  useEffect(() => row.goTo(index), [index])
  return (
    <Frame label="Álbum com miniaturas" control={main}>
      <Track control={main}>
        <Pictures />
      </Track>
      <Box ref={row.viewport} overflow="hidden" mt="2" mx="-1">
        <Flex role="group" aria-label="Miniaturas">
          {landscapes.map(({ picture, title }, position) => {
            const isCurrent = position === index
            return (
              <chakra.button
                key={title}
                type="button"
                aria-label={`Ver ${title}`}
                aria-current={isCurrent}
                onClick={() => main.goTo(position)}
                flex="0 0 96px"
                m="1"
                overflow="hidden"
                cursor="button"
                borderRadius="control"
                outline={isCurrent ? '2px solid' : undefined}
                outlineColor="primary.solid"
                opacity={isCurrent ? 1 : 0.6}
                transition="opacity 150ms"
                _hover={{ opacity: 1 }}
                _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', opacity: 1 }}
              >
                <Cover src={picture} alt="" ratio="16 / 10" />
              </chakra.button>
            )
          })}
        </Flex>
      </Box>
      <Small role="status" mt="1">
        {index + 1} de {landscapes.length}: {landscapes[index]?.title}
      </Small>
    </Frame>
  )
}
