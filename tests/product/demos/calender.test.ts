import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftToEvent,
  type EventDraft,
  eventToDraft,
  newDraft,
  nextHour,
  setAllDay,
  validateEvent,
} from '../../../src/demos/apps/calender/event-draft.ts'
import { createSpan, formatSpan } from '../../../src/demos/apps/calender/span.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.calendar`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/calender/store.ts')
}

type CalendarStore = Awaited<ReturnType<typeof open>>

const draft: EventDraft = {
  ...newDraft({ start: '2026-11-18T12:00', end: '2026-11-18T13:30', allDay: false }),
  title: ' Almoço ',
  calendar: 'personal',
}

const lunch = {
  title: 'Almoço',
  start: '2026-11-18T12:00',
  end: '2026-11-18T13:30',
  allDay: false,
  extendedProps: { calendar: 'personal' },
}

const titled = ({ agenda }: CalendarStore, id: string) => agenda.events.find((event) => event.id === id)

beforeEach(() => localStorage.clear())

describe('the calendar', () => {
  it('adds an event', async () => {
    const store = await open()
    store.addEvent(draftToEvent(draft))
    const { agenda } = await open()
    expect(agenda.events).toHaveLength(12)
    expect(agenda.events.at(-1)).toMatchObject(lunch)
  })

  it('updates an event by form or by dragging', async () => {
    const store = await open()
    store.updateEvent('cliente', draftToEvent(draft))
    store.updateEvent('feira', { start: '2026-12-01', end: '2026-12-03', allDay: true })
    const reopened = await open()
    expect(titled(reopened, 'cliente')).toEqual({ id: 'cliente', ...lunch })
    expect(titled(reopened, 'feira')).toEqual({
      id: 'feira',
      title: 'Feira de tecnologia',
      start: '2026-12-01',
      end: '2026-12-03',
      allDay: true,
      extendedProps: { calendar: 'business' },
    })
  })

  it('removes an event', async () => {
    const store = await open()
    store.removeEvent('cliente')
    const reopened = await open()
    expect(titled(reopened, 'cliente')).toBeUndefined()
    expect(reopened.agenda.events).toHaveLength(10)
  })

  it.each(['updateEvent', 'removeEvent'] as const)(
    'does not change when %s finds no event',
    async (action) => {
      const store = await open()
      const before = JSON.stringify(store.agenda)
      store[action]('gone', { title: 'Outro' })
      expect(JSON.stringify(store.agenda)).toBe(before)
    },
  )

  it('omits events of hidden calendars', async () => {
    const { agenda, filterVisibleEvents: eventsShown } = await open()
    expect(eventsShown(agenda.events, [])).toHaveLength(11)
    const shown = eventsShown(agenda.events, ['business', 'meeting', 'personal', 'etc'])
    expect(shown.map(({ id }) => id)).toEqual(['aniversario', 'feriado', 'viagem'])
  })

  it('falls back to the seed if an event has an unknown calendar', async () => {
    const event = { id: 'x', ...lunch, extendedProps: { calendar: 'work' } }
    localStorage.setItem(key, JSON.stringify({ state: { events: [event] }, made: [] }))
    expect((await open()).agenda.events).toHaveLength(11)
  })
})

describe('the form of an event', () => {
  it('includes the last of whole days, unlike the stored event', () => {
    const event = { id: 'x', ...lunch, start: '2026-11-27', end: '2026-12-01', allDay: true } as const
    const filled = eventToDraft({ ...event, extendedProps: { calendar: 'personal' } })
    expect(filled).toEqual({ ...filled, start: '2026-11-27', end: '2026-11-30' })
    expect(draftToEvent(filled)).toMatchObject({ start: '2026-11-27', end: '2026-12-01', allDay: true })
  })

  it('keeps the days when the user toggles whole days', () => {
    const whole = setAllDay(draft, true)
    expect(whole).toEqual({ ...draft, start: '2026-11-18', end: '2026-11-18', allDay: true })
    expect(setAllDay(whole, false)).toEqual({
      ...draft,
      start: '2026-11-18T09:00',
      end: '2026-11-18T10:00',
    })
  })

  it('offers the next full hour', () => {
    expect(nextHour(new Date(2026, 10, 18, 23, 20))).toEqual({
      start: '2026-11-19T00:00',
      end: '2026-11-19T01:00',
      allDay: false,
    })
  })

  it.each([
    [{}, {}],
    [{ title: '  ' }, { title: 'Informe um título.' }],
    [
      { start: '', end: '' },
      { start: 'Informe o início.', end: 'Informe o término.' },
    ],
    [
      { start: '12/1T09:00', end: '2026-11-18' },
      { start: 'Informe o início.', end: 'Informe o término.' },
    ],
    [{ end: '2026-11-18T12:00' }, { end: 'O término precisa vir depois do início.' }],
    [{ allDay: true, start: '2026-11-18', end: '2026-11-18' }, {}],
    [
      { allDay: true, start: '2026-11-18', end: '2026-11-17' },
      { end: 'O término não pode vir antes do início.' },
    ],
  ])('reports for %j the errors %j', (part, problems) => {
    expect(validateEvent({ ...draft, ...part })).toEqual(problems)
  })
})

describe('a span', () => {
  it.each([
    [false, '21/11/2026, 09:05 a 10:30'],
    [true, '21/11/2026'],
  ])('is stored and formatted (whole days: %s)', (allDay, text) => {
    const end = allDay ? new Date(2026, 10, 22) : new Date(2026, 10, 21, 10, 30)
    expect(
      formatSpan(createSpan({ start: new Date(2026, 10, 21, allDay ? 0 : 9, allDay ? 0 : 5), end, allDay })),
    ).toBe(text)
  })

  it.each([
    [{ start: '2026-11-30', end: '2026-12-02', allDay: true }, '30/11/2026 a 01/12/2026'],
    [
      { start: '2026-11-30T23:00', end: '2026-12-01T01:00', allDay: false },
      '30/11/2026, 23:00 a 01/12/2026, 01:00',
    ],
  ])('%j is formatted as %s', (span, text) => {
    expect(formatSpan(span)).toBe(text)
  })
})
