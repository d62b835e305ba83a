import { Box, Flex, Image, Text } from '@chakra-ui/react'
import { landscapes } from '../pictures/landscapes.ts'
import { Dots, Frame, Slide, Steps, Track } from './slides.tsx'
import { useCarousel } from './use-carousel.ts'

export const meta = { title: 'Com legendas', description: 'Dá a volta: depois do último vem o primeiro.' }

/** After the last slide comes the first one. */
export default function WithCaptions() {
  const control = useCarousel({ loop: true })
  return (
    <Frame label="Passeios" control={control}>
      <Box position="relative">
        <Track control={control}>
          {landscapes.map(({ picture, title, caption }, index) => (
            <Slide key={title} index={index} count={landscapes.length}>
              <Image src={picture} alt={title} width="full" aspectRatio="16 / 9" objectFit="cover" />
              <Box
                position="absolute"
                insetInline="0"
                bottom="0"
                px="14"
                pb="4"
                pt="10"
                color="white"
                textAlign="center"
                bgImage="linear-gradient(transparent, rgb(8 18 28 / 88%) 45%)"
              >
                <Text fontWeight="600">{title}</Text>
                <Text textStyle="small" hideBelow="sm">
                  {caption}
                </Text>
              </Box>
            </Slide>
          ))}
        </Track>
        <Steps control={control} isOver />
      </Box>
      <Flex justify="center" mt="3">
        <Dots control={control} />
      </Flex>
    </Frame>
  )
}
