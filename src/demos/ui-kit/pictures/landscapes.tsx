import { Image, type ImageProps } from '@chakra-ui/react'
import coast from './coast.svg'
import dunes from './dunes.svg'
import falls from './falls.svg'
import forest from './forest.svg'
import mountain from './mountain.svg'
import savanna from './savanna.svg'

export type Landscape = { picture: string; title: string; caption: string }

/** Drawings made for the demos. */
export const landscapes: readonly Landscape[] = [
  {
    picture: mountain,
    title: 'Serra ao entardecer',
    caption: 'Três dias de caminhada, com abrigo no segundo.',
  },
  { picture: coast, title: 'Litoral pela manhã', caption: 'Maré baixa até as nove: dá para ir pela praia.' },
  {
    picture: savanna,
    title: 'Chapada ao meio-dia',
    caption: 'Leve água: a próxima fonte fica a duas horas.',
  },
  { picture: forest, title: 'Mata depois da chuva', caption: 'A trilha é curta, e escorrega.' },
  { picture: dunes, title: 'Dunas e lagoas', caption: 'As lagoas enchem de junho a setembro.' },
  { picture: falls, title: 'Cachoeira no vale', caption: 'Banho só no poço de baixo.' },
]

/** A picture that fills a frame of a ratio. */
export const Cover = ({ ratio, ...image }: ImageProps & { ratio: string }) => (
  <Image width="full" aspectRatio={ratio} objectFit="cover" {...image} />
)
