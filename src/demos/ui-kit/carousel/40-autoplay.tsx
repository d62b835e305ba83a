import { Box, Flex } from '@chakra-ui/react'
import playSlides from 'embla-carousel-autoplay'
import { useEffect, useState } from 'react'
import { LuPause, LuPlay } from 'react-icons/lu'
import { IconOnly, Small } from '../basics.tsx'
import { Dots, Frame, Pictures, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = {
  title: 'Passa sozinho',
  description: 'Para com o ponteiro, o foco ou o botão; com movimento reduzido, só começa se você pedir.',
}

const delayMs = 4000

/**
 * Pauses under the pointer and with the focus, and does not start by itself with reduced motion. A user who
 * pauses it or moves a slide stops it.
 */
export default function Autoplay() {
  const [plugins] = useState(() => [
    playSlides({ delay: delayMs, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true }),
  ])
  const control = useCarousel({ loop: true, startIndex: 4 }, plugins)
  const { embla, isStill } = control
  const [isWanted, setWanted] = useState(!isStill)
  const [isHeld, setHeld] = useState(false)
  const isPlaying = isWanted && !isHeld

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (isPlaying) autoplay?.play()
    else autoplay?.stop()
  }, [embla, isPlaying])

  useEffect(() => {
    const stop = () => setWanted(false)
    embla?.on('pointerDown', stop)
    return () => {
      embla?.off('pointerDown', stop)
    }
  }, [embla])

  return (
    <Frame
      label="Destaques da semana"
      control={control}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
    >
      <Track control={control} aria-live={isPlaying ? 'off' : 'polite'}>
        <Pictures />
      </Track>
      <Box height="1" mt="2" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden="true">
        <Box
          key={`${control.index} ${isPlaying}`}
          height="full"
          bg="primary.solid"
          transformOrigin="left"
          _rtl={{ transformOrigin: 'right' }}
          scale="0 1"
          animation={isPlaying && !isStill ? `grow-x ${delayMs}ms linear forwards` : undefined}
          css={{ '@keyframes grow-x': { to: { scale: '1 1' } } }}
        />
      </Box>
      <Flex mt="3" gap="3" align="center" wrap="wrap">
        <IconOnly
          label={isWanted ? 'Pausar' : 'Passar sozinho'}
          icon={isWanted ? <LuPause /> : <LuPlay />}
          variant="outline"
          colorPalette="primary"
          borderRadius="full"
          onClick={() => setWanted(!isWanted)}
        />
        <Steps control={control} />
        <Dots control={control} />
        <Small ms="auto">
          {isPlaying ? 'Passando a cada 4 s' : isWanted ? 'Parado enquanto você olha' : 'Parado'}
        </Small>
      </Flex>
    </Frame>
  )
}
