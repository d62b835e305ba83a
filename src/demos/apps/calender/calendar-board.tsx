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
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { categories, type EventSnapshot, type Span } from './calendar-event.ts'
import { createSpan, formatSpan } from './span.ts'
import { updateEvent } from './store.ts'
import type { ViewName } from './views.ts'

type CalendarBoardProps = {
  controller: CalendarController
  initialView: ViewName
  events: readonly EventSnapshot[]
  /** Called when the user clicks or drags over days or hours. */
  onSelect: (span: Span) => void
  onOpen: (id: string) => void
}

const plugins = [dayGrid, timeGrid, list, interaction, classicTheme]

const timeFormat = { hour: '2-digit', minute: '2-digit' } as const

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** On a phone the library shows only the first letter of the weekday, which is ambiguous. */
const formatDayHeader = ({ isNarrow, text, weekdayText, dayNumberText }: DayHeaderInfo) =>
  isNarrow ? `${weekdayText} ${dayNumberText}` : text

const viewOptions = {
  dayGridMonth: { navLinks: true },
  timeGridWeek: { titleFormat: { ...dateFormat, month: 'short' }, dayHeaderContent: formatDayHeader },
  timeGridDay: { titleFormat: { ...dateFormat, weekday: 'long' } },
  list: { listItemEventTimeClass: 'calendar-list-time', listItemEventTitleClass: 'calendar-list-title' },
} as const

/** A day has more hours than fit, so they scroll. */
const timeGridHeight = 640

const buildColorVariable = (palette: string, shade: string) => `var(--av-colors-${palette}-${shade})`

const toEventInput = ({ id, title, start, end, allDay, extendedProps: { calendar } }: EventSnapshot) => ({
  id,
  title,
  start,
  end,
  allDay,
  color: buildColorVariable(categories[calendar].palette, 'solid'),
  contrastColor: buildColorVariable(categories[calendar].palette, 'contrast'),
})

/** Stores the new time of a dragged event and announces it. */
function saveMovedEvent({ id, title, start, end, allDay }: EventApi) {
  if (!start || !end) return
  const span = createSpan({ start, end, allDay })
  updateEvent(id, span)
  notify.success('Edit Successfully')
  announce(`“${title}” agora em ${formatSpan(span)}`)
}

export function CalendarBoard({ controller, initialView, events, onSelect, onOpen }: CalendarBoardProps) {
  const { isRTL } = useSnapshot(preferences)
  const isTimeGrid = controller.view?.type.startsWith('timeGrid')
  const inputs = useMemo(() => events.map(toEventInput), [events])
  return (
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
      select={({ start, end, allDay }) => onSelect(createSpan({ start, end, allDay }))}
      eventClick={({ event }) => onOpen(event.id)}
      eventDrop={({ event }) => saveMovedEvent(event)}
      eventResize={({ event }) => saveMovedEvent(event)}
    />
  )
}
