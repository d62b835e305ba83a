import FullCalendar, { type CalendarController, type DayHeaderInfo, type EventApi } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import ptBr from '@fullcalendar/react/locales/pt-br'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import './palette.css'
import { Box } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { toIsoDay } from '../../parts/days.ts'
import { categories, type Span } from './calendar-event.ts'
import { EventCard, eventKeyAttribute } from './event-card.tsx'
import { isNationalHoliday } from './national-holidays.ts'
import type { Occurrence } from './occurrences.ts'
import { createSpan } from './span.ts'
import type { ViewName } from './toolbar.tsx'

type CalendarBoardProps = {
  controller: CalendarController
  initialView: ViewName
  occurrences: readonly Occurrence[]
  /** Called with the visible days, `to` exclusive. */
  onRangeChange: (from: string, to: string) => void
  /** Called when the user clicks or drags over days or hours. */
  onSelect: (span: Span) => void
  onOpen: (occurrence: Occurrence) => void
  /** Called after a drag; `revert` shows the former time again. */
  onMove: (occurrence: Occurrence, span: Span, revert: () => void) => void
}

const plugins = [dayGrid, timeGrid, list, interaction, classicTheme]

const timeFormat = { hour: '2-digit', minute: '2-digit' } as const

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** On a phone the library shows only the first letter of the weekday, which is ambiguous. */
const formatDayHeader = ({ isNarrow, text, weekdayText, dayNumberText }: DayHeaderInfo) =>
  isNarrow ? `${weekdayText} ${dayNumberText}` : text

const eventClasses = { eventClass: 'calendar-event', eventInnerClass: 'calendar-text' } as const

const viewOptions = {
  dayGrid: { ...eventClasses, listItemEventClass: 'calendar-dot' },
  dayGridMonth: { navLinks: true },
  timeGrid: { ...eventClasses, displayEventEnd: false, slotMinHeight: 28 },
  timeGridWeek: { titleFormat: { ...dateFormat, month: 'short' }, dayHeaderContent: formatDayHeader },
  timeGridDay: { titleFormat: { ...dateFormat, weekday: 'long' } },
  list: {
    listDayFormat: { day: 'numeric', month: 'long' },
    listDayAltFormat: { weekday: 'long' },
    listItemEventTimeClass: 'calendar-list-time',
    listItemEventTitleClass: 'calendar-list-title',
  },
} as const

/** A day has more hours than fit, so they scroll. */
const timeGridHeight = 640

const buildColorVariable = (palette: string, shade: string) => `var(--av-colors-${palette}-${shade})`

const toEventInput = ({ key, start, end, allDay, event: { id, title, extendedProps } }: Occurrence) => ({
  id: key,
  title,
  start,
  end,
  allDay,
  editable: !isNationalHoliday(id),
  color: buildColorVariable(categories[extendedProps.calendar].palette, 'solid'),
  contrastColor: buildColorVariable(categories[extendedProps.calendar].palette, 'contrast'),
})

type Moved = { event: EventApi; revert: () => void }

export function CalendarBoard(props: CalendarBoardProps) {
  const { controller, initialView, occurrences, onRangeChange, onSelect, onOpen, onMove } = props
  const { isRTL } = useSnapshot(preferences)
  const frame = useRef<HTMLDivElement>(null)
  const isTimeGrid = controller.view?.type.startsWith('timeGrid')
  const inputs = useMemo(() => occurrences.map(toEventInput), [occurrences])
  const byKey = useMemo(() => new Map(occurrences.map((each) => [each.key, each])), [occurrences])

  function saveMoved({ event: { id, start, end, allDay }, revert }: Moved) {
    const occurrence = byKey.get(id)
    if (occurrence && start && end) onMove(occurrence, createSpan({ start, end, allDay }), revert)
  }

  return (
    <Box ref={frame}>
      <FullCalendar
        controller={controller}
        plugins={plugins}
        locale={ptBr}
        direction={isRTL ? 'rtl' : 'ltr'}
        initialView={initialView}
        headerToolbar={false}
        headingLevel={3}
        events={inputs}
        forceEventDuration
        editable
        eventResizableFromStart
        selectable
        nowIndicator
        dayMaxEvents={3}
        fixedWeekCount={false}
        height={isTimeGrid ? timeGridHeight : 'auto'}
        eventTimeFormat={timeFormat}
        slotHeaderFormat={timeFormat}
        scrollTime="07:00"
        views={viewOptions}
        moreLinkText={(count) => `mais ${count}`}
        datesSet={({ start, end }) => onRangeChange(toIsoDay(start), toIsoDay(end))}
        eventDidMount={({ el, event }) => el.setAttribute(eventKeyAttribute, event.id)}
        select={({ start, end, allDay }) => onSelect(createSpan({ start, end, allDay }))}
        eventClick={({ event }) => {
          const occurrence = byKey.get(event.id)
          if (occurrence) onOpen(occurrence)
        }}
        eventDrop={saveMoved}
        eventResize={saveMoved}
      />
      <EventCard frame={frame} occurrences={byKey} />
    </Box>
  )
}
