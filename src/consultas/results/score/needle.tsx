import { Box, chakra, Flex } from '@chakra-ui/react'

/** Near an end of the scale the figure stands to one side of the needle, so that it does not stand out of the scale. */
const alignFigure = (share: number) => (share < 0.1 ? 'flex-start' : share > 0.9 ? 'flex-end' : 'center')

/** The score above the scale, and a needle from there across the bar that follows. */
export function Needle({ share, text }: { share: number; text: string }) {
  return (
    <Box position="relative" height="42px">
      {/* Boxes without a width: what they hold is centred on the score, in either direction of writing. */}
      <Flex
        position="absolute"
        insetInlineStart={`${share * 100}%`}
        width="0"
        justify={alignFigure(share)}
        textStyle="figure"
        whiteSpace="nowrap"
      >
        {text}
      </Flex>
      <Flex
        position="absolute"
        insetInlineStart={`${share * 100}%`}
        width="0"
        justify="center"
        top="33px"
        zIndex="1"
      >
        <chakra.svg viewBox="0 0 14 22" width="14px" height="22px" flexShrink="0" fill="currentColor">
          <chakra.polygon
            points="1,1 13,1 8,8 8,21 6,21 6,8"
            stroke="bg.panel"
            strokeWidth="2"
            paintOrder="stroke"
            strokeLinejoin="round"
          />
        </chakra.svg>
      </Flex>
    </Box>
  )
}
