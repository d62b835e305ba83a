import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.panel',
    borderRadius: 'panel',
    boxShadow: 'panel',
    overflow: 'clip',
    '& > li + li': { borderTopWidth: '1px' },
  },
})

type RowProps = {
  id?: string
  children: ReactNode
  position: ReactNode
  /** Content of the full width, below the entry. */
  below?: ReactNode
}

/** An entry, with the link to its position below. */
export function Row({ id, children, position, below }: RowProps) {
  return (
    <chakra.li id={id} px="4" py="3" tabIndex={-1}>
      {children}
      <Box mt="1" maxW="full">
        {position}
      </Box>
      {below}
    </chakra.li>
  )
}
