import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { LuGripVertical } from 'react-icons/lu'
import { MoveTools } from '../form/row-tools.tsx'
import { useItemDrag } from '../form/use-item-drag.ts'

type OrderedRowProps = {
  name: string
  listKey: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
  /** Below the row. */
  content?: ReactNode
}

/** An item of a list that the user orders by drag or by arrow buttons. */
export function OrderedRow({ name, listKey, index, count, onMove, children, content }: OrderedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const dropLine = useItemDrag(row, handle, listKey, index, onMove)
  return (
    <Box as="li" ref={row} borderWidth="1px" borderRadius="control" bg="bg.panel" boxShadow={dropLine}>
      <Flex align="center" gap="2" pe="1" py="1">
        <Box as="span" ref={handle} cursor="grab" ps="1.5" py="2" color="fg.muted" aria-hidden="true">
          <LuGripVertical />
        </Box>
        {children}
        <Flex flexShrink="0">
          <MoveTools name={name} index={index} count={count} onMove={(to) => onMove(index, to)} />
        </Flex>
      </Flex>
      {content}
    </Box>
  )
}

export const orderedListCss = {
  listStyleType: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gap: '1',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
