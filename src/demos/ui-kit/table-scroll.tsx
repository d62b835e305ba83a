import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type TableScrollProps = { label: string; children: ReactNode }

/** A table that is larger than its container scrolls, by keyboard too. Its rows are the panel's colour. */
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
