import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { Badge, Box, Flex } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LuEyeOff, LuGripVertical } from 'react-icons/lu'
import { DrawnIcon } from '../icon-control.tsx'
import { formatPath, type MenuPath, type MoveTarget, type ShownRow, shiftAfterRemoval } from './plan-move.ts'

type MenuRowViewProps = {
  menu: string
  shown: ShownRow
  isCurrent: boolean
  /** True until the current row has taken the focus. */
  isFocusMoving: RefObject<boolean>
  onSelect: () => void
  onOpen: () => void
  onDrop: (from: MenuPath, target: MoveTarget) => void
}

const dropLooks = {
  'reorder-before': { boxShadow: '0 -2px 0 {colors.primary.solid}' },
  'reorder-after': { boxShadow: '0 2px 0 {colors.primary.solid}' },
  combine: { outline: '2px solid {colors.primary.solid}' },
}

/** An entry of a menu as people see it, and where it leads. */
export function MenuRowView({
  menu,
  shown,
  isCurrent,
  isFocusMoving,
  onSelect,
  onOpen,
  onDrop,
}: MenuRowViewProps) {
  const { row, path, siblingCount } = shown
  const { title, isHeader, link, badge, iconSvg, isHide, children } = row
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isCurrent || !isFocusMoving.current) return
    isFocusMoving.current = false
    element.current?.focus()
  })
  const operation = useRowDrag(element, { menu, path, childCount: children.length }, onDrop)
  return (
    <Flex
      ref={element}
      role="treeitem"
      aria-level={path.length}
      aria-posinset={(path.at(-1) ?? 0) + 1}
      aria-setsize={siblingCount}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onSelect}
      onFocus={onSelect}
      onDoubleClick={onOpen}
      align="center"
      gap="2"
      minH="8"
      px="1"
      borderRadius="control"
      cursor="pointer"
      bg={isCurrent ? 'primary.subtle' : undefined}
      _hover={{ bg: isCurrent ? 'primary.subtle' : 'bg.muted' }}
      css={operation && dropLooks[operation]}
      style={{ marginInlineStart: `${(path.length - 1) * 20}px` }}
    >
      <Box as="span" color="fg.muted" cursor="grab" aria-hidden="true">
        <LuGripVertical />
      </Box>
      {iconSvg !== undefined && <DrawnIcon svg={iconSvg} size="16px" />}
      <Box
        as="span"
        truncate
        flex="0 1 auto"
        fontWeight={isHeader ? '600' : undefined}
        color={isHeader ? 'fg.muted' : undefined}
        textTransform={isHeader ? 'uppercase' : undefined}
        textStyle={isHeader ? 'small' : undefined}
      >
        {title === '' ? '(sem título)' : title}
      </Box>
      {badge !== undefined && (
        <Badge colorPalette="primary" variant="subtle" size="xs" flexShrink="0">
          {badge}
        </Badge>
      )}
      {isHide && (
        <Badge colorPalette="neutral" variant="subtle" size="xs" flexShrink="0">
          <LuEyeOff aria-hidden="true" /> sem trilha
        </Badge>
      )}
      <Box as="span" ms="auto" truncate color="fg.muted" fontFamily="mono" fontSize="11px" flex="0 2 auto">
        {link}
      </Box>
    </Flex>
  )
}

type RowDrag = { menu: string; path: MenuPath; childCount: number }

/**
 * Makes an entry draggable within its menu: before or after another entry, or into it. Returns where a dragged entry
 * would land.
 */
function useRowDrag(
  row: RefObject<HTMLElement | null>,
  { menu, path, childCount }: RowDrag,
  onDrop: (from: MenuPath, target: MoveTarget) => void,
): Operation | undefined {
  const [operation, setOperation] = useState<Operation>()
  const drop = useEffectEvent(onDrop)
  const own = formatPath(path)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const place = own.split('.').map(Number)
    return combine(
      draggable({ element, getInitialData: () => ({ menu, path: place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.menu === menu && source.element !== element,
        getData: ({ input }) =>
          attachInstruction(
            {},
            {
              element,
              input,
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: 'available',
              },
            },
          ),
        onDrag: ({ self }) => setOperation(extractInstruction(self.data)?.operation),
        onDragLeave: () => setOperation(undefined),
        onDrop: ({ self, source }) => {
          const dropped = extractInstruction(self.data)?.operation
          setOperation(undefined)
          const from = source.data.path as MenuPath
          if (dropped) drop(from, findTarget(dropped, from, place, childCount))
        },
      }),
    )
  }, [row, menu, own, childCount])
  return operation
}

/** Returns the list at a drop on a row. Its index counts without the dragged entry. */
function findTarget(operation: Operation, from: MenuPath, path: MenuPath, childCount: number): MoveTarget {
  const isOwnChild = formatPath(from.slice(0, -1)) === formatPath(path)
  if (operation === 'combine') return { parent: path, index: isOwnChild ? childCount - 1 : childCount }
  const index = shiftAfterRemoval(path, from).at(-1) ?? 0
  return { parent: path.slice(0, -1), index: operation === 'reorder-before' ? index : index + 1 }
}
