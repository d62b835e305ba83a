import { chakra, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Small } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'

export const meta = {
  title: 'Galeria ampliável',
  description: 'Setas passam, + e − ampliam, Esc fecha.',
  isWide: true,
}

const lightbox = createOnDemand(() => import('./lightbox.tsx'))

/** The lightbox loads when a picture is first pointed at or opened. */
export default function Gallery() {
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = index !== undefined
  const Lightbox = useOnDemand(lightbox, isOpen, () => {
    setIndex(undefined)
    notify.error('Não foi possível abrir a imagem')
  })?.default

  function close() {
    setIndex(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <>
      <Grid
        as="ul"
        templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' }}
        gap="3"
        listStyleType="none"
      >
        {landscapes.map(({ picture, title }, position) => (
          <li key={title}>
            <chakra.button
              type="button"
              aria-label={`Ampliar ${title}`}
              display="block"
              width="full"
              overflow="hidden"
              borderRadius="control"
              cursor="zoom-in"
              focusVisibleRing="outside"
              onPointerEnter={lightbox.preload}
              onFocus={lightbox.preload}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setIndex(position)
              }}
            >
              <Cover
                src={picture}
                alt=""
                ratio="16 / 10"
                transition="scale 200ms"
                _hover={{ scale: 1.04 }}
                _motionReduce={{ transition: 'none' }}
              />
            </chakra.button>
            <Small mt="1">{title}</Small>
          </li>
        ))}
      </Grid>
      {isOpen && Lightbox && <Lightbox pictures={landscapes} index={index} onClose={close} />}
    </>
  )
}
