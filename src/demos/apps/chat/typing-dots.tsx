import { Box, Flex } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'

const bounce = keyframes`0%, 60%, 100% { transform: none } 30% { transform: translateY(-4px) }`

/** Three dots that bounce, unless the user prefers reduced motion. */
export const TypingDots = () => (
  <Flex gap="1" px="3" py="3" borderRadius="panel" borderEndStartRadius="2px" bg="bg.muted">
    {[0, 150, 300].map((delay) => (
      <Box
        key={delay}
        boxSize="1.5"
        borderRadius="full"
        bg="fg.muted"
        css={{
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${bounce} 1.2s ${delay}ms infinite`,
          },
        }}
      />
    ))}
  </Flex>
)
