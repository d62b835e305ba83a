import { describe, expect, it } from 'vitest'
import { parseTime, relativeTime } from '@/lib/format/relative-time.ts'

const now = new Date(2026, 10, 20, 10).getTime()
const ago = (hours: number) => now - hours * 3_600_000

describe('a relative time', () => {
  it.each([
    ['a moment ago', ago(0.01), 'agora'],
    ['a moment ahead, by another clock', ago(-0.01), 'agora'],
    ['minutes', ago(0.1), 'há 6 minutos'],
    ['hours, even over midnight', ago(23), 'há 23 horas'],
    ['the day before', ago(25), 'ontem'],
    ['two days by the calendar, though not 48 hours', ago(47), 'anteontem'],
    ['days', ago(24 * 4), 'há 4 dias'],
    ['weeks', ago(24 * 15), 'há 2 semanas'],
    ['months', ago(24 * 65), 'há 2 meses'],
    ['years', ago(24 * 800), 'há 2 anos'],
    ['what is to come', ago(-3), 'em 3 horas'],
  ])('says %s', (_reason, at, expected) => {
    expect(relativeTime(at, now)).toBe(expected)
  })

  it('abbreviates the unit where there is little room', () => {
    expect(relativeTime(ago(0.1), now, true)).toBe('há 6 min.')
  })

  it.each([
    ['ISO 8601', '2026-11-20T10:00:00-03:00', Date.UTC(2026, 10, 20, 13)],
    ['a space instead of the T', '2026-11-20 10:00:00Z', Date.UTC(2026, 10, 20, 10)],
    ['no date', 'em breve', undefined],
    ['nothing', '', undefined],
  ])('is parsed from %s', (_reason, text, expected) => {
    expect(parseTime(text)).toBe(expected)
  })
})
