import { AspectRatio, Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPlay } from 'react-icons/lu'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { Small } from '../basics.tsx'
import { film, formatTime, showFrame } from './film.ts'

export const meta = {
  title: 'Galeria',
  description: 'Cada quadro abre seu trecho; nada carrega antes.',
  isWide: true,
}

/** Parts of the film, in seconds. */
const clips = [
  { name: 'Barco à vela', place: 'Litoral', from: 0, to: 6 },
  { name: 'Aves sobre o vale', place: 'Serra', from: 6, to: 12 },
  { name: 'Ipês ao entardecer', place: 'Chapada', from: 12, to: 18 },
  { name: 'Janelas acesas', place: 'Noite', from: 18, to: 24 },
]

export default function Gallery() {
  const [open, setOpen] = useState<(typeof clips)[number]>()
  return (
    <>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        gap="3"
      >
        {clips.map((clip) => (
          <li key={clip.name}>
            <chakra.button
              type="button"
              aria-label={`Assistir: ${clip.name}`}
              css={cardCss}
              onClick={() => setOpen(clip)}
            >
              <AspectRatio ratio={16 / 9}>
                <Box style={showFrame(clip.from + 2)}>
                  <i>
                    <LuPlay aria-hidden="true" />
                  </i>
                </Box>
              </AspectRatio>
            </chakra.button>
            <Text fontWeight="600" mt="2">
              {clip.name}
            </Text>
            <Small>
              {clip.place}, {formatTime(clip.to - clip.from)}
            </Small>
          </li>
        ))}
      </Grid>
      {open && (
        <ModalDialog title={open.name} width="760px" onClose={() => setOpen(undefined)}>
          <chakra.video
            src={`${film.video}#t=${open.from},${open.to}`}
            poster={film.poster}
            controls
            playsInline
            width="full"
            aspectRatio="854 / 480"
            borderRadius="control"
            bg="black"
            aria-label={`${open.name}, trecho de ${film.title}`}
          >
            <track kind="captions" src={film.captions} srcLang="pt-BR" label="Português" default />
          </chakra.video>
        </ModalDialog>
      )}
    </>
  )
}

const cardCss = {
  display: 'block',
  width: 'full',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  '& i': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    borderRadius: 'full',
    bg: 'rgb(0 0 0 / 0.78)',
    color: 'white',
    transition: 'transform 150ms',
  },
  '&:hover i': { bg: 'primary.solid', color: 'primary.contrast' },
  '& [style]': { borderRadius: 'control' },
} as const
