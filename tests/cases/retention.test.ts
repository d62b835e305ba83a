import { describe, expect, it } from 'vitest'
import { formatDaysLeft, formatSize, formatTime } from '@/cases/case-texts.ts'
import {
  deletionTime,
  formatDay,
  isExpired,
  isExpiringSoon,
  nameClosedCase,
  removalTime,
} from '@/cases/closed-case.ts'
import { cases } from '@/generated/cases.ts'

const day = 86_400_000
const createdAt = new Date(2026, 10, 12, 15).getTime()
const end = createdAt + cases.retentionDays * day

it('counts the days of the manifest from the creation', () => {
  expect(deletionTime({ createdAt })).toBe(end)
  expect(formatDay(end)).toBe('10/02/2027')
  expect(isExpired({ createdAt }, end - 1)).toBe(false)
  expect(isExpired({ createdAt }, end)).toBe(true)
})

it('warns in the last seven days', () => {
  expect(isExpiringSoon({ createdAt }, end - 7 * day - 1)).toBe(false)
  expect(isExpiringSoon({ createdAt }, end - 7 * day)).toBe(true)
  expect(formatDaysLeft(end, end - 6.5 * day)).toBe('em 7 dias')
  expect(formatDaysLeft(end, end - 1)).toBe('em menos de um dia')
})

describe('a visit deletes a case', () => {
  const isRemoved = (noticedAt: number | undefined, now: number) =>
    removalTime({ createdAt, noticedAt }, now) <= now

  it('after its end, if the user saw the notice on an earlier day', () => {
    expect(isRemoved(end - 3 * day, end)).toBe(true)
    expect(isRemoved(end - 3 * day, end - 1)).toBe(false)
  })

  it.each([
    ['nobody saw the notice', undefined, end + day],
    ['the notice is of the same day', end + day, end + day + 3_600_000],
    ['the clock is 91 days ahead for one visit', createdAt + 91 * day, createdAt + 91 * day],
    ['the clock was ahead when the user saw the notice', createdAt + 120 * day, end + day],
    ['the clock is far ahead after a notice', end - 5 * day, end + 91 * day],
    ['the clock went back', end - 3 * day, createdAt - day],
  ])('never if %s', (_reason, noticedAt, now) => {
    expect(isRemoved(noticedAt, now)).toBe(false)
  })

  it('on the day after the notice at the earliest, and the notice tells that day', () => {
    const noticedAt = end + day
    const tomorrow = removalTime({ createdAt, noticedAt: undefined }, noticedAt)
    expect(formatDay(tomorrow)).toBe('12/02/2027')
    expect(isRemoved(noticedAt, tomorrow)).toBe(true)
  })
})

it('names a closed case by its date and its id', () => {
  expect(nameClosedCase({ id: '7f3a0000-0000', createdAt })).toBe('Caso de 12/11/2026 (7F3A)')
})

it.each([
  [10, '1 kB'],
  [48_200, '48 kB'],
  [999_499, '999 kB'],
  [1_240_000, '1,2 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

it('writes the time of a save, with its date on another day', () => {
  const at = new Date(2026, 10, 12, 14, 32).getTime()
  expect(formatTime(at, at + 1000)).toBe('às 14:32')
  expect(formatTime(at, at + day)).toBe('em 12/11/2026, 14:32')
})
