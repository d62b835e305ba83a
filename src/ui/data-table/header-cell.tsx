import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuArrowDown, LuArrowUp, LuChevronsUpDown } from 'react-icons/lu'
import type { ColumnOrder } from './use-arranged-rows.ts'

const words = { asc: 'ascending', desc: 'descending' } as const

const icons = { asc: LuArrowUp, desc: LuArrowDown } as const

type HeaderCellProps = {
  label: string
  isNumeric: boolean
  order: ColumnOrder | undefined
  /** A control before the label. */
  leading?: ReactNode
}

export function HeaderCell({ label, isNumeric, order, leading }: HeaderCellProps) {
  if (!order)
    return (
      <th scope="col" data-numeric={isNumeric || undefined}>
        {label}
      </th>
    )
  const { direction, toggle } = order
  const Icon = direction ? icons[direction] : LuChevronsUpDown
  return (
    <th scope="col" data-numeric={isNumeric || undefined} aria-sort={direction ? words[direction] : 'none'}>
      {leading}
      <chakra.button
        type="button"
        onClick={toggle}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        mx="-1"
        px="1"
        borderRadius="sm"
        cursor="button"
        color={direction ? 'fg' : undefined}
        _hover={{ color: 'fg', bg: 'bg.emphasized' }}
        focusVisibleRing="inside"
        // Chromium omits nested boxes from table headers that it repeats on each printed page.
        _print={{ display: 'contents' }}
      >
        {label}
        <chakra.span
          flexShrink="0"
          fontSize="12px"
          opacity={direction ? 1 : 0.6}
          _print={{ display: 'none' }}
        >
          <Icon aria-hidden="true" />
        </chakra.span>
      </chakra.button>
    </th>
  )
}
