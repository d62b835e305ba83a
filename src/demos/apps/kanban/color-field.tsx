import { useId } from 'react'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { palettes } from '../../parts/tasks/palettes.ts'
import type { ColumnColor } from './board-state.ts'

type ColorFieldProps = { value: ColumnColor; onChange: (color: ColumnColor) => void }

export function ColorField({ value, onChange }: ColorFieldProps) {
  const name = useId()
  return (
    <Chips legend="Cor">
      {palettes.map(([color, label]) => (
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
