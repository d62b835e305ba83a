import { Box, chakra, Flex, Image } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { OutlineButton, Small } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'
import savanna from '../pictures/savanna.svg'

export const meta = {
  Comparison: { title: 'Antes e depois', description: 'A divisa anda com ponteiro, dedo ou setas.' },
  Progressive: { title: 'Do borrão ao nítido' },
}

export function Comparison() {
  const [share, setShare] = useState(50)
  return (
    <Box dir="ltr">
      <Box position="relative" borderRadius="panel" overflow="hidden">
        <Cover src={savanna} alt="Chapada em cores" ratio="16 / 10" />
        <Image
          src={savanna}
          alt="Chapada em preto e branco"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          filter="grayscale(1) contrast(1.1)"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <Box
          aria-hidden="true"
          position="absolute"
          insetBlock="0"
          width="3px"
          ms="-1.5px"
          bg="white"
          boxShadow="0 0 0 1px rgb(0 0 0 / 35%)"
          style={{ left: `${share}%` }}
        />
        <chakra.input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Divisa entre as imagens"
          aria-valuetext={`${share}% em preto e branco`}
          onChange={({ target }) => setShare(Number(target.value))}
          position="absolute"
          inset="0"
          boxSize="full"
          m="0"
          opacity="0"
          cursor="ew-resize"
        />
        <Box
          aria-hidden="true"
          position="absolute"
          inset="0"
          pointerEvents="none"
          borderRadius="panel"
          css={{
            'input:focus-visible ~ &': {
              outline: '3px solid',
              outlineColor: 'primary.focusRing',
              outlineOffset: '-3px',
            },
          }}
        />
      </Box>
      <Small mt="2">Arraste, ou use as setas: {share}% em preto e branco.</Small>
    </Box>
  )
}

/** Longer than a fast network takes, so that the blurred phase is visible. In ms. */
const shownBlurredMs = 900

/** A small blurred version comes first, in the final size. */
export function Progressive() {
  const [turn, setTurn] = useState(0)
  const [isSharp, setSharp] = useState(false)
  const { picture, title } = landscapes[turn % landscapes.length] ?? { picture: '', title: '' }
  useEffect(() => {
    const timer = setTimeout(() => setSharp(true), shownBlurredMs)
    return () => clearTimeout(timer)
  }, [turn])
  return (
    <Flex direction="column" gap="3" align="flex-start">
      <Box width="full" overflow="hidden" borderRadius="panel">
        <Cover
          src={picture}
          alt={title}
          ratio="16 / 9"
          filter={isSharp ? 'none' : 'blur(18px)'}
          scale={isSharp ? '1' : '1.1'}
          transition="filter 400ms, scale 400ms"
          _motionReduce={{ transition: 'none' }}
        />
      </Box>
      <Flex align="center" gap="3">
        <OutlineButton
          onClick={() => {
            setSharp(false)
            setTurn(turn + 1)
          }}
        >
          Carregar outra
        </OutlineButton>
        <Small role="status">{isSharp ? 'Nítida' : 'Chegando…'}</Small>
      </Flex>
    </Flex>
  )
}
