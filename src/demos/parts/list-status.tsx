import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The visible range and the number of items, as a live region. */
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
