import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventSnapshot } from '../../../src/demos/apps/calender/calendar-event.ts'
import { draftToEvent, eventToDraft, validateEvent } from '../../../src/demos/apps/calender/event-draft.ts'
import { formatIcs } from '../../../src/demos/apps/calender/export-events.ts'
import { findEaster, listNationalHolidays } from '../../../src/demos/apps/calender/national-holidays.ts'
import { findConflicts, listOccurrences } from '../../../src/demos/apps/calender/occurrences.ts'
import { listBusyDays, searchOccurrences } from '../../../src/demos/apps/calender/page.tsx'
import { describeRepeat, listStartDays, type Repeat } from '../../../src/demos/apps/calender/repeat.ts'
import { changeSeries, removeFromSeries } from '../../../src/demos/apps/calender/series.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.calendar`

const createEvent = (rest: Partial<EventSnapshot> = {}): EventSnapshot => ({
  id: 'a',
  title: 'Aula',
  start: '2026-11-18T19:00',
  end: '2026-11-18T20:00',
  allDay: false,
  extendedProps: { calendar: 'personal' },
  ...rest,
})

/** A Wednesday, repeated each week. */
const weekly = createEvent({ repeat: { unit: 'week', interval: 1 } })

const listDays = (event: EventSnapshot, from = '2026-11-01', to = '2026-12-17') =>
  listOccurrences([event], from, to).map(({ start }) => start)

beforeEach(() => localStorage.clear())

describe('a rule', () => {
  it.each<[string, Repeat, string, string[]]>([
    ['2026-11-18', { unit: 'day', interval: 2 }, '2026-11-22', ['18', '20', '22']],
    ['2026-11-19', { unit: 'workday', interval: 1 }, '2026-11-24', ['19', '20', '23', '24']],
    ['2026-11-04', { unit: 'week', interval: 2, weekdays: [1, 3] }, '2026-11-30', ['04', '16', '18', '30']],
    ['2026-11-18', { unit: 'day', interval: 1, until: '2026-11-19' }, '2026-11-30', ['18', '19']],
  ])('from %s by %j until %s has days %j', (first, repeat, to, days) => {
    expect(listStartDays(first, repeat, to)).toEqual(days.map((day) => `2026-11-${day}`))
  })

  it('has no day in months that are too short, and none on 29 February of common years', () => {
    expect(listStartDays('2027-01-31', { unit: 'month', interval: 1 }, '2027-05-31')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
    expect(listStartDays('2028-02-29', { unit: 'year', interval: 1 }, '2032-12-31')).toEqual([
      '2028-02-29',
      '2032-02-29',
    ])
  })

  it.each<[Repeat, string]>([
    [{ unit: 'week', interval: 1 }, 'Toda semana: quarta-feira'],
    [
      { unit: 'week', interval: 2, weekdays: [1, 3], until: '2026-12-31' },
      'A cada 2 semanas: segunda-feira e quarta-feira, até 31/12/2026',
    ],
    [{ unit: 'month', interval: 1 }, 'Todo mês'],
  ])('%j is described as %s', (repeat, text) => {
    expect(describeRepeat('2026-11-18', repeat)).toBe(text)
  })

  it('moves a new event to its first day', () => {
    const draft = eventToDraft(createEvent())
    const { start, end } = draftToEvent({ ...draft, repeat: { unit: 'week', interval: 2, weekdays: [1] } })
    expect([start, end]).toEqual(['2026-11-23T19:00', '2026-11-23T20:00'])
  })

  it.each([
    ['', 'Informe uma data.'],
    ['2026-11-17', 'A repetição não pode acabar antes do início.'],
  ])('cannot end on %j', (until, problem) => {
    const draft = eventToDraft(createEvent())
    expect(validateEvent({ ...draft, repeat: { unit: 'day', interval: 1, until } })).toEqual({
      until: problem,
    })
  })
})

describe('occurrences', () => {
  it('omit exceptions and stay at the same hour', () => {
    expect(listDays({ ...weekly, exceptions: ['2026-11-25'] })).toEqual([
      '2026-11-18T19:00',
      '2026-12-02T19:00',
      '2026-12-09T19:00',
      '2026-12-16T19:00',
    ])
  })

  it('of several days count on each of them, also if they begin earlier', () => {
    const trip = createEvent({ start: '2026-10-30', end: '2026-11-03', allDay: true })
    const found = listOccurrences([trip], '2026-11-01', '2026-12-01')
    expect(found).toHaveLength(1)
    expect([...listBusyDays(found)]).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
    expect(listOccurrences([trip], '2026-11-03', '2026-12-01')).toEqual([])
  })

  it('conflict only if they overlap, and not with their own event', () => {
    const span = { start: '2026-11-25T19:30', end: '2026-11-25T21:00', allDay: false }
    expect(findConflicts([weekly], span).map(({ day }) => day)).toEqual(['2026-11-25'])
    expect(findConflicts([weekly], span, 'a')).toEqual([])
    expect(findConflicts([weekly], { ...span, start: '2026-11-25T20:00' })).toEqual([])
  })

  it('are found by title, place or guest, ignoring accents', () => {
    const event = createEvent({ place: 'São Paulo', guests: [{ id: 'marina', answer: 'yes' }] })
    for (const search of ['AULA', 'sao paulo', 'marina'])
      expect(searchOccurrences([event], search, '2026-11-18')).toHaveLength(1)
    expect(searchOccurrences([event], 'reunião', '2026-11-18')).toEqual([])
  })
})

describe('a series', () => {
  const target = (scope: 'one' | 'following' | 'all', day = '2026-12-02') => ({ event: weekly, day, scope })
  const later = { start: '2026-12-03T20:00', end: '2026-12-03T21:30', allDay: false }
  const withId = (event: object | undefined) => ({ ...event, id: 'x' }) as EventSnapshot

  it('loses one occurrence, the following ones, or all', () => {
    expect(listDays(withId(removeFromSeries(target('one')).series))).not.toContain('2026-12-02T19:00')
    expect(listDays(withId(removeFromSeries(target('following')).series))).toEqual([
      '2026-11-18T19:00',
      '2026-11-25T19:00',
    ])
    expect(removeFromSeries(target('all')).series).toBeUndefined()
    expect(removeFromSeries(target('following', '2026-11-18')).series).toBeUndefined()
  })

  it('keeps the others when one occurrence becomes an event of its own', () => {
    const { series, added } = changeSeries(target('one'), { ...later, title: 'Prova' })
    expect(series?.exceptions).toEqual(['2026-12-02'])
    expect(added).toMatchObject({ ...later, title: 'Prova' })
    expect(added?.repeat).toBeUndefined()
  })

  it('is split when the following ones move', () => {
    const { series, added } = changeSeries(target('following'), later)
    expect(listDays(withId(series))).toEqual(['2026-11-18T19:00', '2026-11-25T19:00'])
    expect(listDays(withId(added))).toEqual(['2026-12-03T20:00', '2026-12-10T20:00'])
  })

  it('moves as a whole with its weekdays and exceptions', () => {
    const event = {
      ...weekly,
      repeat: { unit: 'week' as const, interval: 1, weekdays: [3] },
      exceptions: ['2026-11-25'],
    }
    const { series } = changeSeries({ event, day: '2026-12-02', scope: 'all' }, later)
    expect(series).toMatchObject({ repeat: { weekdays: [4] }, exceptions: ['2026-11-26'] })
    expect(listDays(withId(series), '2026-11-01', '2026-12-05')).toEqual([
      '2026-11-19T20:00',
      '2026-12-03T20:00',
    ])
  })

  it('follows a new rule', () => {
    const { series } = changeSeries(target('all'), { repeat: { unit: 'day', interval: 1 } })
    expect(listDays(withId(series), '2026-11-18', '2026-11-21')).toHaveLength(3)
  })
})

describe('the store', () => {
  async function open() {
    vi.resetModules()
    return import('../../../src/demos/apps/calender/store.ts')
  }

  it('takes a change of a series back, and nothing else', async () => {
    localStorage.setItem(key, JSON.stringify({ state: { events: [weekly] }, made: [] }))
    const store = await open()
    const changes = changeSeries({ event: weekly, day: '2026-12-02', scope: 'one' }, { title: 'Prova' })
    const undo = store.applySeriesChange('a', changes)
    expect((await open()).agenda.events).toHaveLength(2)
    store.addEvent(createEvent({ title: 'Outro' }) as Parameters<typeof store.addEvent>[0])
    undo()
    const titles = (await open()).agenda.events.map(({ title, exceptions }) => [title, exceptions])
    expect(titles).toEqual([
      ['Outro', undefined],
      ['Aula', undefined],
    ])
  })

  it('keeps the hidden categories and the holidays', async () => {
    const store = await open()
    store.setHidden(['family'])
    store.setNationalHolidays(true)
    expect((await open()).agenda).toMatchObject({ hidden: ['family'], hasNationalHolidays: true })
  })
})

describe('national holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, day) => expect(findEaster(year)).toBe(day))

  it('are ten, and Good Friday is two days before Easter', () => {
    const holidays = listNationalHolidays(2026)
    expect(holidays).toHaveLength(10)
    expect(holidays.find(({ title }) => title === 'Sexta-feira Santa')?.start).toBe('2026-04-03')
  })
})

describe('the exported file', () => {
  const now = new Date('2026-11-18T12:00:00Z')

  it('has the rule, the exceptions, the guests and escaped texts', () => {
    const event = createEvent({
      title: 'Aula; parte 1, com "aspas"',
      description: 'Linha 1\nLinha 2',
      repeat: { unit: 'week', interval: 2, weekdays: [1, 3], until: '2026-12-31' },
      exceptions: ['2026-11-30'],
      guests: [{ id: 'marina', answer: 'yes' }],
    })
    const lines = formatIcs([event], now).replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261118T120000Z',
        'DTSTART:20261118T190000',
        'DTEND:20261118T200000',
        'SUMMARY:Aula\\; parte 1\\, com "aspas"',
        'DESCRIPTION:Linha 1\\nLinha 2',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU;UNTIL=20261231T235959',
        'EXDATE:20261130T190000',
      ]),
    )
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(
      /^ATTENDEE;CN="Marina [^"]+";PARTSTAT=ACCEPTED:mailto:\S+@\S+$/,
    )
  })

  it('has days without a time, and lines of at most 75 bytes', () => {
    const text = formatIcs(
      [createEvent({ title: 'ção '.repeat(40), start: '2026-11-18', end: '2026-11-20', allDay: true })],
      now,
    )
    expect(text).toContain('DTSTART;VALUE=DATE:20261118\r\nDTEND;VALUE=DATE:20261120\r\n')
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
