import { Button } from '@chakra-ui/react'
import { useCalendarController } from '@fullcalendar/react'
import { useMemo, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { CalendarBoard } from './calendar-board.tsx'
import { type CalendarDialogState, CalendarDialogs } from './calendar-dialogs.tsx'
import type { EventCategory } from './calendar-event.ts'
import { CategoryFilter } from './category-filter.tsx'
import { nextHour } from './event-draft.ts'
import { agenda, filterVisibleEvents } from './store.ts'
import { Toolbar } from './toolbar.tsx'

/** The team's events by month, week, day or as a list, filtered by category. */
export default function CalenderPage() {
  const { events } = useSnapshot(agenda)
  const [hidden, setHidden] = useState<EventCategory[]>([])
  const [dialog, setDialog] = useState<CalendarDialogState>()
  const controller = useCalendarController()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const shown = useMemo(() => filterVisibleEvents(events, hidden), [events, hidden])

  function open(id: string) {
    const event = events.find((event) => event.id === id)
    if (event) setDialog({ kind: 'edit', event })
  }

  return (
    <>
      <RouteHeader
        actions={
          <Button onClick={() => setDialog({ kind: 'new', span: nextHour() })}>
            <LuPlus aria-hidden="true" />
            Novo evento
          </Button>
        }
      />
      <CategoryFilter events={events} hidden={hidden} onChange={setHidden} />
      <Panel p={{ base: '3', md: '5' }}>
        <Toolbar controller={controller} />
        <CalendarBoard
          controller={controller}
          initialView={isWide ? 'dayGridMonth' : 'listMonth'}
          events={shown}
          onSelect={(span) => setDialog({ kind: 'new', span })}
          onOpen={open}
        />
      </Panel>
      <CalendarDialogs dialog={dialog} onDialogChange={setDialog} />
    </>
  )
}
