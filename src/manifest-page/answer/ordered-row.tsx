import { Box, Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { LuArrowDown, LuArrowUp, LuGripVertical } from 'react-icons/lu'
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
  const edge = useItemDrag(row, handle, listKey, index, onMove)
  return (
    <Box
      as="li"
      ref={row}
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      boxShadow={edge ? dropLines[edge === 'top' ? 'top' : 'bottom'] : undefined}
    >
      <Flex align="center" gap="2" pe="1" py="1">
        <Box as="span" ref={handle} cursor="grab" ps="1.5" py="2" color="fg.muted" aria-hidden="true">
          <LuGripVertical />
        </Box>
        {children}
        <Flex flexShrink="0">
          <Arrow label={`Subir ${name}`} isOff={index === 0} onClick={() => onMove(index, index - 1)}>
            <LuArrowUp />
          </Arrow>
          <Arrow
            label={`Descer ${name}`}
            isOff={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <LuArrowDown />
          </Arrow>
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

const dropLines = { top: '0 -2px 0 {colors.primary.solid}', bottom: '0 2px 0 {colors.primary.solid}' }

type ArrowProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode }

const Arrow = ({ label, isOff, onClick, children }: ArrowProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    colorPalette="neutral"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => isOff || onClick()}
  >
    {children}
  </IconButton>
)
