import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Which part of a list is shown, and how many items; a live region. On narrow screens a line of its own. */
export function ListStatus({ children }: { children: ReactNode }) {
  return (
    <Text
      role="status"
      color="fg.muted"
      textStyle="small"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      flexBasis={{ base: 'full', md: 'auto' }}
    >
      {children}
    </Text>
  )
}
