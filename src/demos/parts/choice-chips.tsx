import type { ReactNode } from 'react'
import { Chip, Chips } from './chips.tsx'

type Option = { readonly value: string; readonly label: string }

type ChoiceChipsProps<T extends Option> = {
  label: string
  options: readonly T[]
  /** The values that are chosen. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Drawn before an option's name. */
  mark?: (option: T) => ReactNode
}

/** A multiple choice of a few options, all visible. */
export function ChoiceChips<T extends Option>(props: ChoiceChipsProps<T>) {
  const { label, options, chosen, onChange, mark } = props
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
          {mark?.(option)}
          {option.label}
        </Chip>
      ))}
    </Chips>
  )
}
