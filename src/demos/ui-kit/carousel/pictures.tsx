import { Image } from '@chakra-ui/react'
import { landscapes } from '../pictures/landscapes.ts'
import { Slide } from './slides.tsx'

/** A slide for each landscape. */
export const Pictures = () =>
  landscapes.map(({ picture, title }, index) => (
    <Slide key={title} index={index} count={landscapes.length}>
      <Image src={picture} alt={title} width="full" aspectRatio="16 / 9" objectFit="cover" />
    </Slide>
  ))
