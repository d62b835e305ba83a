import { IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuArrowDown, LuArrowUp } from 'react-icons/lu'

type MoveToolsProps = { name: string; index: number; count: number; onMove: (to: number) => void }

/** Buttons that move an item of a list up and down. */
export const MoveTools = ({ name, index, count, onMove }: MoveToolsProps) => (
  <>
    <RowTool label={`Subir ${name}`} isOff={index === 0} onClick={() => onMove(index - 1)}>
      <LuArrowUp />
    </RowTool>
    <RowTool label={`Descer ${name}`} isOff={index === count - 1} onClick={() => onMove(index + 1)}>
      <LuArrowDown />
    </RowTool>
  </>
)

type RowToolProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode }

export const RowTool = ({ label, isOff = false, onClick, children }: RowToolProps) => (
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
