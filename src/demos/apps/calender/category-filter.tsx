import { chakra } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { type Category, categories, categoryNames, type ShownEvent } from './calendar-event.ts'

type CategoryFilterProps = {
  events: readonly ShownEvent[]
  hidden: readonly Category[]
  onChange: (hidden: Category[]) => void
}

/** Which calendars are shown, each in its colour and with the number of its events. */
export function CategoryFilter({ events, hidden, onChange }: CategoryFilterProps) {
  const isShown = (name: Category) => !hidden.includes(name)
  const toggle = (name: Category) =>
    onChange(categoryNames.filter((other) => (other === name ? isShown(other) : !isShown(other))))
  const count = (name: Category) =>
    events.filter(({ extendedProps }) => extendedProps.calendar === name).length
  return (
    <Chips legend="Categorias mostradas" isLegendHidden mb="4">
      {categoryNames.map((name) => (
        <Chip
          key={name}
          palette={categories[name].palette}
          checked={isShown(name)}
          onChange={() => toggle(name)}
        >
          <ChipDot />
          {categories[name].label}
          <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
            {formatCount(count(name))}
          </chakra.span>
        </Chip>
      ))}
    </Chips>
  )
}
