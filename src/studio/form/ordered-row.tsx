import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { Box, Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LuArrowDown, LuArrowUp, LuGripVertical } from 'react-icons/lu'

type OrderedRowProps = {
  name: string
  listKey: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
  /** After the arrows. */
  tools?: ReactNode
  /** Below the row. */
  content?: ReactNode
}

/** An item of a list that the user orders by drag or by arrow buttons. */
export function OrderedRow({
  name,
  listKey,
  index,
  count,
  onMove,
  children,
  tools,
  content,
}: OrderedRowProps) {
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
          {tools}
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

type MoveToolsProps = { name: string; index: number; count: number; onMove: (to: number) => void }

/** Buttons that move an item of a list up and down. */
const MoveTools = ({ name, index, count, onMove }: MoveToolsProps) => (
  <>
    <RowTool label={`Subir ${name}`} isOff={index === 0} onClick={() => onMove(index - 1)}>
      <LuArrowUp />
    </RowTool>
    <RowTool label={`Descer ${name}`} isOff={index === count - 1} onClick={() => onMove(index + 1)}>
      <LuArrowDown />
    </RowTool>
  </>
)

type RowToolProps = {
  label: string
  variant?: 'ghost' | 'outline'
  isOff?: boolean
  isPressed?: boolean
  /** One of many, so that it does not stand out. */
  isQuiet?: boolean
  onClick: () => void
  children: ReactNode
}

/** A small button with an icon. It can have the focus while it is off. */
export const RowTool = ({
  label,
  variant = 'ghost',
  isOff = false,
  isPressed,
  isQuiet = false,
  onClick,
  children,
}: RowToolProps) => (
  <IconButton
    size="xs"
    variant={isPressed ? 'solid' : variant}
    colorPalette="neutral"
    {...(isQuiet && { color: 'fg.muted', _hover: { color: 'fg' } })}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    aria-pressed={isPressed}
    onClick={() => isOff || onClick()}
  >
    {children}
  </IconButton>
)

const dropLines = { top: '0 -2px 0 {colors.primary.solid}', bottom: '0 2px 0 {colors.primary.solid}' }

/** Makes a row draggable within its list. Returns the shadow that shows the edge at which a dragged row would land. */
function useItemDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  listKey: string,
  index: number,
  onDrop: (from: number, to: number) => void,
): string | undefined {
  const [edge, setEdge] = useState<Edge | null>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!row.current || !handle.current) return
    const element = row.current
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ listKey, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listKey === listKey && source.element !== element,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const from = Number(source.data.index)
          const gap = extractClosestEdge(self.data) === 'bottom' ? index + 1 : index
          drop(from, from < gap ? gap - 1 : gap)
        },
      }),
    )
  }, [row, handle, listKey, index])
  return edge ? dropLines[edge === 'top' ? 'top' : 'bottom'] : undefined
}
