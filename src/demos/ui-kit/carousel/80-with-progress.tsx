import { Box, Center, Flex, Image, Skeleton } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Bar } from '../progress-bar/bar.tsx'
import { Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  title: 'Andamento e imagens sob demanda',
  description: 'Cada imagem é pedida só quando vai aparecer.',
}

/** A picture is requested when its slide, or the one before it, comes into view. */
export default function WithProgress() {
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
                <Image
                  src={picture}
                  alt={title}
                  width="full"
                  aspectRatio="16 / 9"
                  objectFit="cover"
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
