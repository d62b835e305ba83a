import { Box } from '@chakra-ui/react'

type DropEdge = 'top' | 'right' | 'bottom' | 'left'

const styleByEdge = {
  top: { top: '-7px', insetInline: '0', height: '2px' },
  bottom: { bottom: '-7px', insetInline: '0', height: '2px' },
  left: { left: '-9px', insetBlock: '0', width: '2px' },
  right: { right: '-9px', insetBlock: '0', width: '2px' },
} as const

/** The drop indicator. Its edges are physical in every text direction. */
export const DropLine = ({ edge }: { edge: DropEdge }) => (
  <Box
    aria-hidden="true"
    position="absolute"
    borderRadius="full"
    bg="primary.solid"
    pointerEvents="none"
    zIndex="1"
    {...styleByEdge[edge]}
  />
)
