import { Box, type BoxProps } from '@chakra-ui/react'
import type { Status } from './chat.ts'

type PresenceProps = Omit<BoxProps, 'children'> & { status: Status; children: BoxProps['children'] }

/** A portrait with a dot for the presence status; its text is elsewhere. */
export function Presence({ status, children, ...box }: PresenceProps) {
  return (
    <Box position="relative" flexShrink="0" aria-hidden="true" {...box}>
      {children}
      <Box
        position="absolute"
        bottom="0"
        insetEnd="0"
        boxSize="2.5"
        borderRadius="full"
        outline="2px solid"
        outlineColor="bg.panel"
        bg={status === 'active' ? 'success.solid' : 'border.control'}
      />
    </Box>
  )
}
