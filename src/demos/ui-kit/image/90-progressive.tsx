import { Box, Flex, Image } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { OutlineButton, Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'

export const meta = { title: 'Do borrão ao nítido' }

/** Longer than a fast network takes, so that the blurred phase is visible. In ms. */
const shownBlurredMs = 900

/** A small blurred version comes first, in the final size. */
export default function Progressive() {
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
        <Image
          src={picture}
          alt={title}
          width="full"
          aspectRatio="16 / 9"
          objectFit="cover"
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
