import { expect, it } from 'vitest'
import {
  eventToDraft,
  newDraft,
  readFields,
  readWebLink,
  validateEvent,
} from '../../../src/demos/apps/calender/event-draft.ts'
import { formatIcs } from '../../../src/demos/apps/calender/export-events.ts'

const draft = {
  ...newDraft({ start: '2026-11-18T09:00', end: '2026-11-18T10:00', allDay: false }),
  title: 'Reunião',
}

it.each([
  ['https://exemplo.com.br/sala', 'https://exemplo.com.br/sala'],
  [' exemplo.com.br ', 'https://exemplo.com.br/'],
  ['http://exemplo.com.br:8080/a?b=c', 'http://exemplo.com.br:8080/a?b=c'],
  ['', undefined],
  ['sala dois', undefined],
  ['sala', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:dirce@exemplo.com.br', undefined],
])('reads the link "%s" as %s', (text, link) => {
  expect(readWebLink(text)).toBe(link)
})

it('a wrong link is an error, and an empty one is not', () => {
  expect(validateEvent({ ...draft, link: 'data:text/html,a' })).toHaveProperty('link')
  expect(validateEvent({ ...draft, link: ' ' })).toEqual({})
})

it('the link is stored, edited and exported; an emptied one is removed', () => {
  const event = { id: 'a', ...readFields({ ...draft, link: 'exemplo.com.br/sala' }) }
  expect(eventToDraft(event).link).toBe('https://exemplo.com.br/sala')
  expect(formatIcs([event])).toContain('\r\nURL:https://exemplo.com.br/sala\r\n')
  expect(readFields({ ...draft, link: '' }).link).toBeUndefined()
})
