import { Select } from '@/ui/forms/select.tsx'

type ChoiceProps<T extends string> = {
  label: string
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** A small select of named options, as above the page. */
export const Choice = <T extends string>({ label, options, value, onChange }: ChoiceProps<T>) => (
  <Select
    aria-label={label}
    size="sm"
    boxWidth="auto"
    value={value}
    onChange={({ target }) => onChange(target.value as T)}
  >
    {(Object.entries(options) as [T, string][]).map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </Select>
)

export const widths = { '1440': '1440 px', '768': '768 px', '375': '375 px' }

export const themes = { dark: 'Escuro', light: 'Claro' }
