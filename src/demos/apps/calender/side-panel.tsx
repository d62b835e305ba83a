import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { LuDownload } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { categories, categoryNames, type EventCategory, type EventSnapshot } from './calendar-event.ts'
import { exportEvents } from './export-events.ts'
import { MiniMonth } from './mini-month.tsx'
import { setHidden, setNationalHolidays } from './store.ts'

type SidePanelProps = React.ComponentProps<typeof MiniMonth> & {
  events: readonly EventSnapshot[]
  hidden: readonly EventCategory[]
  hasNationalHolidays: boolean
}

/** The small month, the shown categories, the national holidays and the export. */
export function SidePanel({ events, hidden, hasNationalHolidays, ...month }: SidePanelProps) {
  return (
    <Box p="4" display="grid" gap="5">
      <MiniMonth {...month} />
      <Box>
        <Text textStyle="small" fontWeight="600" color="fg.muted" mb="2">
          Categorias
        </Text>
        <CategoryFilter events={events} hidden={hidden} onChange={setHidden} />
        <SwitchField
          label="Feriados nacionais"
          checked={hasNationalHolidays}
          onChange={setNationalHolidays}
        />
      </Box>
      <Box>
        <Button variant="outline" width="full" onClick={() => exportEvents(events, 'calendario.ics')}>
          <LuDownload aria-hidden="true" />
          Exportar tudo (.ics)
        </Button>
        <Text textStyle="small" color="fg.muted" mt="2">
          O arquivo abre em outros calendários. Nada sai deste navegador.
        </Text>
      </Box>
    </Box>
  )
}

type CategoryFilterProps = {
  events: readonly EventSnapshot[]
  hidden: readonly EventCategory[]
  onChange: (hidden: EventCategory[]) => void
}

/** The visible calendars, each with its color and number of events. */
function CategoryFilter({ events, hidden, onChange }: CategoryFilterProps) {
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
