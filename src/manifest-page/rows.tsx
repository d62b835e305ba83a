import { Box, chakra, Flex } from '@chakra-ui/react'
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

/** An entry: content at the start, the position link at the end, or below it if space is short. */
export function Row({ id, children, position, below }: RowProps) {
  return (
    <chakra.li id={id} px={{ base: '4', md: '5' }} py="3" scrollMarginTop="84px" _target={{ bg: 'bg.hover' }}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'baseline' }}
        justify="space-between"
        columnGap="6"
        rowGap="2"
      >
        <Box minW="0" flex="1">
          {children}
        </Box>
        <Box flexShrink="0" maxW="full">
          {position}
        </Box>
      </Flex>
      {below}
    </chakra.li>
  )
}
