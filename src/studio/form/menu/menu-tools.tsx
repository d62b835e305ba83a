import { Flex, IconButton } from '@chakra-ui/react'
import type { MenuRow } from '@manifest/contract/studio.ts'
import type { ReactNode } from 'react'
import {
  LuArrowDown,
  LuArrowUp,
  LuEye,
  LuEyeOff,
  LuIndentDecrease,
  LuIndentIncrease,
  LuPencil,
  LuTrash2,
} from 'react-icons/lu'
import { type Direction, directions } from './directions.ts'

type MenuToolsProps = {
  row: MenuRow | undefined
  onMove: (direction: Direction) => void
  onToggleTrail: () => void
  onOpen: () => void
  onRemove: () => void
}

const arrows: Record<Direction, ReactNode> = {
  ArrowUp: <LuArrowUp />,
  ArrowDown: <LuArrowDown />,
  ArrowLeft: <LuIndentDecrease />,
  ArrowRight: <LuIndentIncrease />,
}

const moves = Object.entries(directions) as [Direction, string][]

/** Actions on the selected entry of a menu. */
export function MenuTools({ row, onMove, onToggleTrail, onOpen, onRemove }: MenuToolsProps) {
  const isOff = row === undefined
  const hasTrail = row !== undefined && !row.isHeader
  return (
    <Flex role="group" aria-label="A entrada escolhida" gap="1" mb="2" wrap="wrap">
      {moves.map(([direction, label]) => (
        <Tool key={direction} label={label} isOff={isOff} onClick={() => onMove(direction)}>
          {arrows[direction]}
        </Tool>
      ))}
      <Tool
        label="Esconder a trilha"
        isOff={!hasTrail}
        isPressed={row?.isHide ?? false}
        onClick={onToggleTrail}
      >
        {row?.isHide ? <LuEyeOff /> : <LuEye />}
      </Tool>
      <Tool label="Editar a entrada" isOff={isOff} onClick={onOpen}>
        <LuPencil />
      </Tool>
      <Tool label="Remover a entrada" isOff={isOff} onClick={onRemove}>
        <LuTrash2 />
      </Tool>
    </Flex>
  )
}

type ToolProps = {
  label: string
  isOff: boolean
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, isOff, isPressed, onClick, children }: ToolProps) => (
  <IconButton
    size="xs"
    variant={isPressed ? 'solid' : 'outline'}
    colorPalette="neutral"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    aria-pressed={isPressed}
    onClick={() => isOff || onClick()}
  >
    {children}
  </IconButton>
)
