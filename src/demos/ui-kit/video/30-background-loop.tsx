import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuPause, LuPlay } from 'react-icons/lu'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { drawScene } from './scenes.ts'

export const meta = {
  title: 'Fundo em movimento',
  description: 'Desenhado na própria página; começa parado para quem pede menos movimento.',
}

export default function BackgroundLoop() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<boolean>()
  const isMoving = choice ?? !isCalm
  const seconds = useRef(0)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    drawScene(element, seconds.current)
    if (!isMoving) return
    let last = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      seconds.current += Math.max(0, now - last) / 1000
      last = now
      drawScene(element, seconds.current)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isMoving])

  return (
    <Box position="relative" borderRadius="control" overflow="hidden" minH="340px" display="grid">
      <chakra.canvas ref={canvas} htmlWidth={640} htmlHeight={360} aria-hidden="true" css={fillCss} />
      <Box
        position="relative"
        alignSelf="end"
        maxW="320px"
        p="4"
        m="3"
        color="white"
        bg="rgb(0 0 0 / 0.78)"
        borderRadius="control"
      >
        <Heading as="h3" textStyle="h2">
          Do litoral à noite
        </Heading>
        <Text mt="1" mb="3">
          {isCalm
            ? 'Seu sistema pede menos movimento: o fundo só anda se você quiser.'
            : 'Um fundo sem som e sem arquivo, que você para quando quer.'}
        </Text>
        <Button size="sm" aria-pressed={isMoving} onClick={() => setChoice(!isMoving)}>
          {isMoving ? <LuPause aria-hidden="true" /> : <LuPlay aria-hidden="true" />}
          Fundo em movimento
        </Button>
      </Box>
    </Box>
  )
}

const fillCss = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
} as const
