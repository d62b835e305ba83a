import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { formatPath, type MenuPath, shiftAfterRemoval } from './menu-rows.ts'
import type { MoveTarget } from './plan-move.ts'

type RowDrag = { menu: string; path: MenuPath; childCount: number }

/**
 * Makes an entry draggable within its menu: before or after another entry, or into it. Returns where a dragged entry
 * would land.
 */
export function useRowDrag(
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
