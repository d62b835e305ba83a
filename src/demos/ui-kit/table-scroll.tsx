import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type TableScrollProps = { label: string; maxH?: string; children: ReactNode }

/** A scrollable table for wide content; keyboard users can scroll it too. Rows have the panel's color. */
export const TableScroll = ({ label, maxH = '260px', children }: TableScrollProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    overflow="auto"
    maxH={maxH}
    borderRadius="sm"
    focusVisibleRing="outside"
    css={{ '& :is(tbody, tfoot) tr': { bg: 'bg.panel' }, '& thead tr': { bg: 'bg.subtle' } }}
  >
    {children}
  </Box>
)
