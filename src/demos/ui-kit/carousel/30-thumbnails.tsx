import { Box, chakra, Flex, Image } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Pictures } from './pictures.tsx'
import { Frame, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Com miniaturas', description: 'A fila acompanha a imagem escolhida.' }

/** The row of thumbnails is a carousel too: it follows the chosen picture. */
export default function Thumbnails() {
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
                <Image src={picture} alt="" width="full" aspectRatio="16 / 10" objectFit="cover" />
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
