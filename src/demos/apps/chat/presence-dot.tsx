import { Box, type BoxProps } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import type { ContactSnapshot, PresenceStatus } from './chat.ts'
import { feedView } from './feed-view.ts'

/** Returns the stored status, or active while the script answers for the contact. */
export function usePresenceStatus({ id, status }: ContactSnapshot): PresenceStatus {
  return useSnapshot(feedView).online.includes(id) ? 'active' : status
}

type PresenceDotProps = Omit<BoxProps, 'children'> & {
  status: PresenceStatus
  children: BoxProps['children']
}

/** A portrait with a dot for the presence status. The text of the status is elsewhere. */
export function PresenceDot({ status, children, ...box }: PresenceDotProps) {
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
