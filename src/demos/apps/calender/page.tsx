import { Box, Button, Text } from '@chakra-ui/react'
import { useCalendarController } from '@fullcalendar/react'
import { useMemo, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { useNow } from '@/lib/use-now.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { AppFrame } from '../../parts/app-frame.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { UndoOffer } from '../../parts/undo-bar.tsx'
import { CalendarBoard } from './calendar-board.tsx'
import { type CalendarDialogState, CalendarDialogs } from './calendar-dialogs.tsx'
import { categories, type EventSnapshot, type Span } from './calendar-event.ts'
import { moveEvent } from './event-actions.ts'
import { nextHour } from './event-draft.ts'
import { startOfMonth } from './mini-month.tsx'
import { isNationalHoliday, listNationalHolidays } from './national-holidays.ts'
import { listOccurrences, type Occurrence } from './occurrences.ts'
import { SearchResults } from './search-results.tsx'
import { SidePanel } from './side-panel.tsx'
import { agenda, filterVisibleEvents } from './store.ts'
import { Toolbar } from './toolbar.tsx'

/** Days, `to` exclusive. */
type Range = { from: string; to: string }

/** Returns the occurrences of a range, with the national holidays if they are shown. */
function useOccurrences(
  events: readonly EventSnapshot[],
  { from, to }: Range,
  hasNationalHolidays: boolean,
): Occurrence[] {
  return useMemo(() => {
    const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    const holidays = hasNationalHolidays ? [...new Set(years)].flatMap(listNationalHolidays) : []
    return listOccurrences([...events, ...holidays], from, to)
  }, [events, from, to, hasNationalHolidays])
}

const searchedDays = 365

/**
 * Finds events by title, place, description, guest or category, a year around today. Each has one occurrence: the next,
 * or the last if all are over.
 */
export function searchOccurrences(
  events: readonly EventSnapshot[],
  search: string,
  today: string,
): Occurrence[] {
  const isFound = searchTest(search)
  return events
    .filter(({ title, place = '', description = '', guests = [], extendedProps }) => {
      const names = guests.map(({ id }) => findCastMember(id as CastId).name)
      const category = categories[extendedProps.calendar].label
      return isFound(searchKey([title, place, description, category, ...names].join(' ')))
    })
    .flatMap((event) => {
      const all = listOccurrences([event], addDays(today, -searchedDays), addDays(today, searchedDays))
      return (all.find(({ end }) => end > today) ?? all.at(-1)) || []
    })
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

/** Returns every day that has events. */
export function listBusyDays(occurrences: readonly Occurrence[]): Set<string> {
  const days = new Set<string>()
  for (const { start, end, allDay } of occurrences) {
    const last = allDay ? addDays(end, -1) : end.slice(0, 10)
    for (let day = start.slice(0, 10); day <= last; day = addDays(day, 1)) days.add(day)
  }
  return days
}

/** The range of a month view around a month. */
const rangeAround = (month: string): Range => ({ from: addDays(month, -7), to: addDays(month, 45) })

/** The team's events by month, week, day or as a list, filtered by category. */
export default function CalenderPage() {
  const { events, hidden = [], hasNationalHolidays = false } = useSnapshot(agenda)
  const [dialog, setDialog] = useState<CalendarDialogState>()
  const [search, setSearch] = useState('')
  const [isSideOpen, setSideOpen] = useState(false)
  const today = toIsoDay(new Date(useNow()))
  const [range, setRange] = useState(() => rangeAround(startOfMonth(today)))
  const [month, setMonth] = useState(() => startOfMonth(today))
  const controller = useCalendarController()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const shownEvents = useMemo(() => filterVisibleEvents(events, hidden), [events, hidden])
  const occurrences = useOccurrences(shownEvents, range, hasNationalHolidays)
  const inMiniMonth = useOccurrences(shownEvents, rangeAround(month), hasNationalHolidays)
  const shownDate = controller.getDate()
  /** The days have no room for titles. */
  const isTight = !isWide && ['dayGridMonth', 'timeGridWeek'].includes(controller.view?.type ?? '')

  const open = (occurrence: Occurrence) =>
    setDialog({ kind: isNationalHoliday(occurrence.event.id) ? 'holiday' : 'edit', occurrence })

  function move(occurrence: Occurrence, span: Span, revert: () => void) {
    if (!occurrence.event.repeat) return moveEvent(occurrence, span)
    setDialog({ kind: 'scope', occurrence, changes: span, onCancel: revert })
  }

  function changeRange(from: string, to: string) {
    setRange({ from, to })
    const date = controller.getDate()
    if (date) setMonth(startOfMonth(toIsoDay(date)))
  }

  function goTo(day: string) {
    setSearch('')
    setSideOpen(false)
    controller.gotoDate(day)
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
      <AppFrame
        sideTitle="Painel"
        sideWidth="248px"
        side={
          <SidePanel
            today={today}
            day={shownDate ? toIsoDay(shownDate) : today}
            month={month}
            busyDays={listBusyDays(inMiniMonth)}
            events={events}
            hidden={hidden}
            hasNationalHolidays={hasNationalHolidays}
            onMonthChange={setMonth}
            onChoose={goTo}
          />
        }
        isSideOpen={isSideOpen}
        onSideToggle={() => setSideOpen(!isSideOpen)}
        toolbar={
          <SearchField label="Buscar eventos" value={search} onChange={setSearch} flex="1 1 10rem" minW="0" />
        }
      >
        <Box p={{ base: '3', md: '4' }} hidden={search.trim() !== ''}>
          <Toolbar controller={controller} />
          <CalendarBoard
            controller={controller}
            initialView={isWide ? 'dayGridMonth' : 'listMonth'}
            occurrences={occurrences}
            onRangeChange={changeRange}
            onSelect={(span) => setDialog({ kind: 'new', span })}
            onOpen={open}
            onMove={move}
          />
          {isTight && (
            <Text textStyle="small" color="fg.muted" mt="3">
              Toque em um evento para ver o título e os detalhes.
            </Text>
          )}
        </Box>
        {search.trim() !== '' && (
          <Box p={{ base: '3', md: '4' }}>
            <SearchResults
              search={search}
              found={searchOccurrences(shownEvents, search, today)}
              onClear={() => setSearch('')}
              onOpen={open}
            />
          </Box>
        )}
      </AppFrame>
      <UndoOffer />
      <CalendarDialogs dialog={dialog} events={events} onDialogChange={setDialog} />
    </>
  )
}
