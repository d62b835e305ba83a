import { AspectRatio, Box, Button, chakra, Heading, Image, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuPause, LuPlay } from 'react-icons/lu'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { film } from './film.ts'
import { drawScene } from './scenes.ts'

const ratios = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '9:16': 9 / 16 }
const ratioNames = { '16:9': '16:9', '4:3': '4:3', '1:1': '1:1', '9:16': '9:16' }
const fits = { cover: 'Cortar', contain: 'Caber' }

/** A frame keeps its shape before the film has loaded, so that nothing moves. */
export function AspectRatios() {
  const [ratio, setRatio] = useState<keyof typeof ratios>('16:9')
  const [fit, setFit] = useState<keyof typeof fits>('cover')
  const [isOpen, setOpen] = useState(false)
  const shape = { objectFit: fit, width: 'full', height: 'full' } as const
  return (
    <>
      <ChoiceField label="Proporção" options={ratioNames} value={ratio} onChange={setRatio} />
      <ChoiceField label="Encaixe" options={fits} value={fit} onChange={setFit} />
      <AspectRatio
        ratio={ratios[ratio]}
        maxW={ratio === '9:16' ? '180px' : '360px'}
        mx="auto"
        mt="4"
        bg="black"
      >
        {isOpen ? (
          <chakra.video
            {...shape}
            src={film.video}
            poster={film.poster}
            controls
            playsInline
            aria-label={`${film.title}, na proporção ${ratio}`}
          >
            <track kind="captions" src={film.captions} srcLang="pt-BR" label="Português" />
          </chakra.video>
        ) : (
          <Image src={film.poster} alt="Um barco à vela ao amanhecer" loading="lazy" {...shape} />
        )}
      </AspectRatio>
      {!isOpen && (
        <Button size="sm" variant="outline" mt="4" onClick={() => setOpen(true)}>
          Carregar o vídeo
        </Button>
      )}
    </>
  )
}

/** A background that a canvas draws while it moves. Nothing is downloaded. */
export function BackgroundLoop() {
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
