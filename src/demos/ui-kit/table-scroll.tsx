import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type TableScrollProps = { label: string; children: ReactNode }

/** Where a table is larger than its place it scrolls, by keyboard too. Its rows are the panel's colour. */
export const TableScroll = ({ label, children }: TableScrollProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    overflow="auto"
    maxH="260px"
    borderRadius="sm"
    focusVisibleRing="outside"
    css={{ '& :is(tbody, tfoot) tr': { bg: 'bg.panel' }, '& thead tr': { bg: 'bg.subtle' } }}
  >
    {children}
  </Box>
)
