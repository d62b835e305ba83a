import { Box, Button, Text } from '@chakra-ui/react'
import { LuDownload } from 'react-icons/lu'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import type { EventCategory, EventSnapshot } from './calendar-event.ts'
import { CategoryFilter } from './category-filter.tsx'
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
