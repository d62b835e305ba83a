import { Chip, ChipDot, Chips } from '../chips.tsx'
import { taskLabels } from './labels.ts'

type LabelFieldProps = { legend: string; value: readonly string[]; onChange: (value: string[]) => void }

export const LabelField = ({ legend, value, onChange }: LabelFieldProps) => (
  <Chips legend={legend}>
    {taskLabels.map(({ value: id, label, palette }) => (
      <Chip
        key={id}
        palette={palette}
        checked={value.includes(id)}
        onChange={() => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])}
      >
        <ChipDot />
        {label}
      </Chip>
    ))}
  </Chips>
)
