import { Box, Center, Flex, Skeleton, Text } from '@chakra-ui/react'
import fadeSlides from 'embla-carousel-fade'
import { useEffect, useState } from 'react'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Small } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'
import { Bar } from '../progress-bar/bar.tsx'
import { Dots, Frame, Pictures, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  Fade: { title: 'Esmaecer', description: 'Uma imagem dá lugar à outra, sem deslizar.' },
  WithProgress: {
    title: 'Andamento e imagens sob demanda',
    description: 'Cada imagem é pedida só quando vai aparecer.',
  },
  Peek: {
    title: 'Vizinhos à vista',
    description: 'Centrado, em laço, e em qualquer das direções.',
    isWide: true,
  },
}

export function Fade() {
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

export function WithProgress() {
  const control = useCarousel({ align: 'start' })
  const { embla, index, count } = control
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const [lastWanted, setLastWanted] = useState(1)

  useEffect(() => {
    if (!embla) return
    const extend = () =>
      setLastWanted((last) => Math.max(last, ...embla.slidesInView().map((slide) => slide + 1)))
    embla.on('slidesInView', extend)
    return () => {
      embla.off('slidesInView', extend)
    }
  }, [embla])

  return (
    <Frame label="Imagens sob demanda" control={control}>
      <Track control={control}>
        {landscapes.map(({ picture, title }, position) => (
          <Slide key={title} index={position} count={landscapes.length}>
            {position <= lastWanted ? (
              <Skeleton loading={!loaded.has(title)} borderRadius="0">
                <Cover
                  src={picture}
                  alt={title}
                  ratio="16 / 9"
                  onLoad={() => setLoaded((before) => new Set(before).add(title))}
                />
              </Skeleton>
            ) : (
              <Center
                aspectRatio="16 / 9"
                bg="bg.muted"
                aria-label={`${title}: ainda não pedida`}
                role="img"
              />
            )}
          </Slide>
        ))}
      </Track>
      <Flex mt="3" gap="2" align="center">
        <Box flex="1">
          <Bar name="Andamento do álbum" size="xs" value={index + 1} min={0} max={Math.max(count, 1)} />
        </Box>
        <Small role="status" fontVariantNumeric="tabular-nums">
          {loaded.size} de {landscapes.length} carregadas
        </Small>
        <Steps control={control} />
      </Flex>
    </Frame>
  )
}

/** The neighbours are visible at both sides. The direction is independent of the app's. */
export function Peek() {
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
              <Cover src={picture} alt={title} ratio="16 / 9" borderRadius="panel" />
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
