import { Box, Grid, Text } from '@chakra-ui/react'
import { Cover, landscapes } from '../pictures/landscapes.tsx'

export const meta = { title: 'Texto sobre a imagem', description: 'Sempre à vista, ou ao apontar e focar.' }

/** Always over the picture, and revealed by pointer or focus. A screen without a pointer shows all. */
export default () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap="4">
    {landscapes.slice(3, 5).map(({ picture, title, caption }, index) => (
      <Box
        key={title}
        role="group"
        aria-label={title}
        tabIndex={0}
        position="relative"
        overflow="hidden"
        borderRadius="panel"
        focusVisibleRing="outside"
        css={
          index === 0
            ? {}
            : {
                '@media (hover: hover)': {
                  '& [data-part=caption]': { opacity: 0, transition: 'opacity 200ms' },
                  '&:is(:hover, :focus-visible) [data-part=caption]': { opacity: 1 },
                },
              }
        }
      >
        <Cover src={picture} alt={title} ratio="4 / 3" />
        <Box
          data-part="caption"
          position="absolute"
          insetInline="0"
          bottom="0"
          p="4"
          pt="8"
          color="white"
          bgImage="linear-gradient(transparent, rgb(8 18 28 / 90%) 45%)"
        >
          <Text fontWeight="600">{title}</Text>
          <Text textStyle="small">{caption}</Text>
        </Box>
      </Box>
    ))}
  </Grid>
)
