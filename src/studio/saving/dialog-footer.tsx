import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Keeps the buttons of a long dialog in view. Its margins are those of the dialog. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <Box
    position="sticky"
    bottom="0"
    zIndex="1"
    bg="bg.panel"
    mx={{ base: '-5', md: '-6' }}
    px={{ base: '5', md: '6' }}
    pb="1"
  >
    {children}
  </Box>
)
