import type { ReactNode } from 'react'
import { Chip, Chips } from './chips.tsx'

type ChipOption = { readonly value: string; readonly label: string }

type ChoiceChipsProps<T extends ChipOption> = {
  label: string
  options: readonly T[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Rendered before an option's name. */
  renderMark?: (option: T) => ReactNode
}

/** A multiple choice with all options visible. */
export function ChoiceChips<T extends ChipOption>(props: ChoiceChipsProps<T>) {
  const { label, options, chosen, onChange, renderMark } = props
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Chips legend={label} minW="0">
      {options.map((option) => (
        <Chip
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          {renderMark?.(option)}
          {option.label}
        </Chip>
      ))}
    </Chips>
  )
}
