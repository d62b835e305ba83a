import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { LuArrowLeft, LuArrowRight, LuTrash2 } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { ActionMenu } from '../../parts/action-menu.tsx'
import type { ColumnSnapshot } from './board-state.ts'
import { findMoveTargets } from './drag/drop-position.ts'
import { moveColumnAndAnnounce } from './drag/move-and-announce.ts'

type ColumnHeadProps = {
  ref: Ref<HTMLDivElement>
  titleId: string
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  onDelete: () => void
}

/** A column's color, name and count. It is the drag handle; its menu moves the column too. */
export function ColumnHead({ ref, titleId, column, columns, onDelete }: ColumnHeadProps) {
  const { earlier, later } = findMoveTargets(columns, column.id)
  const buildMoveActions = (label: string, icon: React.ReactNode, target: typeof earlier) =>
    target ? [{ label, icon, onSelect: () => moveColumnAndAnnounce(column.id, target.beforeId) }] : []
  return (
    <Flex ref={ref} align="center" gap="2.5" p="3" cursor="grab">
      <Box
        aria-hidden="true"
        boxSize="2.5"
        borderRadius="full"
        colorPalette={column.color}
        bg="colorPalette.solid"
        flexShrink="0"
      />
      <Heading as="h2" id={titleId} textStyle="h3" truncate title={column.name}>
        {column.name}
      </Heading>
      <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums" flex="1">
        {formatCount(column.tasks.length)}
      </Text>
      <ActionMenu
        label={`Ações da coluna ${column.name}`}
        groups={[
          {
            title: 'Mover para…',
            actions: [
              ...buildMoveActions('Antes da coluna anterior', <LuArrowLeft />, earlier),
              ...buildMoveActions('Depois da próxima coluna', <LuArrowRight />, later),
            ],
          },
          {
            actions: [{ label: 'Excluir coluna', icon: <LuTrash2 />, isDanger: true, onSelect: onDelete }],
          },
        ]}
      />
    </Flex>
  )
}
