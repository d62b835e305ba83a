import { useId } from 'react'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { type ColumnColor, columnColors } from './board-state.ts'

type ColorFieldProps = { value: ColumnColor; onChange: (color: ColumnColor) => void }

const colors = Object.entries(columnColors) as [ColumnColor, string][]

export function ColorField({ value, onChange }: ColorFieldProps) {
  const name = useId()
  return (
    <Chips legend="Cor">
      {colors.map(([color, label]) => (
        <Chip
          key={color}
          name={name}
          palette={color}
          checked={color === value}
          onChange={() => onChange(color)}
        >
          <ChipDot />
          {label}
        </Chip>
      ))}
    </Chips>
  )
}
