import { Badge, Box, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuEyeOff, LuGripVertical } from 'react-icons/lu'
import { formatPath, type MenuPath, type ShownRow } from './menu-rows.ts'
import type { MoveTarget } from './plan-move.ts'
import { useRowDrag } from './use-row-drag.ts'

type MenuRowViewProps = {
  menu: string
  shown: ShownRow
  isCurrent: boolean
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
export function MenuRowView({ menu, shown, isCurrent, onSelect, onOpen, onDrop }: MenuRowViewProps) {
  const { row, path, siblingCount } = shown
  const { title, isHeader, link, badge, iconSvg, isHide, children } = row
  const element = useRef<HTMLDivElement>(null)
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
      data-path={formatPath(path)}
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
      {iconSvg !== undefined && <RowIcon svg={iconSvg} />}
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

/** A mask takes the text's colour. */
function RowIcon({ svg }: { svg: string }) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`
  return <Box as="span" aria-hidden="true" boxSize="16px" flexShrink="0" bg="fg" style={{ mask }} />
}
