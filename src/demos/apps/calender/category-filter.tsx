import { chakra } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { categories, categoryNames, type EventCategory, type EventSnapshot } from './calendar-event.ts'

type CategoryFilterProps = {
  events: readonly EventSnapshot[]
  hidden: readonly EventCategory[]
  onChange: (hidden: EventCategory[]) => void
}

/** The visible calendars, each with its color and number of events. */
export function CategoryFilter({ events, hidden, onChange }: CategoryFilterProps) {
  const isShown = (name: EventCategory) => !hidden.includes(name)
  const toggle = (name: EventCategory) =>
    onChange(categoryNames.filter((other) => (other === name ? isShown(other) : !isShown(other))))
  const countEvents = (name: EventCategory) =>
    events.filter(({ extendedProps }) => extendedProps.calendar === name).length
  return (
    <Chips legend="Categorias mostradas" isLegendHidden mb="3">
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
            {formatCount(countEvents(name))}
          </chakra.span>
        </Chip>
      ))}
    </Chips>
  )
}
