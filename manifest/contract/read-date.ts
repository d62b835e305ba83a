import type { DateOrder } from './locale.ts'

/**
 * Reads dates as sources write them: ISO 8601, dd/MM/yyyy, in some locales MM/dd/yyyy, ddMMyyyy, yyyyMMdd, year, month and day in an object,
 * milliseconds or seconds since 1970. Eight digits have one meaning only, because years lie between 1900 and 2099.
 */

const isoPattern = /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/
const dayFirst =
  /^(?<day>\d\d)[/.-](?<month>\d\d)[/.-](?<year>\d{4})(?:,? (?:às )?(?<time>\d\d:\d\d(?::\d\d)?))?$/
const monthFirst = /^(?<month>\d\d)[/.-](?<day>\d\d)[/.-](?<year>\d{4})(?:,? (?<time>\d\d:\d\d(?::\d\d)?))?$/
/** Two figures of a year: 12/08/19. Those from 40 on are of the last century. */
const shortDayFirst = /^(?<day>\d\d)\/(?<month>\d\d)\/(?<short>\d\d)$/
const firstShortYear = 40
const yearFirst = /^(?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d)(?: (?<time>\d\d:\d\d(?::\d\d)?))?$/
const compactDayFirst = /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/
const compactYearFirst = /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?<time>\d{6})?$/
const patterns: Record<DateOrder, RegExp[]> = {
  'day-first': [dayFirst, shortDayFirst, yearFirst, compactYearFirst, compactDayFirst],
  'month-first': [monthFirst, yearFirst, compactYearFirst],
}

/** .NET writes dates as `/Date(1700000000000)/`. */
const jsonDate = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/

/** Sources write 0001-01-01 and 9999-12-31 where they have no date. */
const firstYear = 1800
const lastYear = 2500

/** Returns a date as ISO 8601, with its time if the source gives one; `undefined` for other values. */
export function readDate(value: unknown, order: DateOrder = 'day-first'): string | undefined {
  if (typeof value === 'number') return readNumber(value, order)
  if (typeof value === 'object' && value !== null) return readParts(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (isoPattern.test(text)) return isPlausible(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  const epoch = jsonDate.exec(text)?.[1]
  if (epoch !== undefined) return fromMilliseconds(Number(epoch))
  const groups = patterns[order]
    .map((pattern) => completeYear(pattern.exec(text)?.groups))
    .find(isCalendarDay)
  if (groups) return `${groups.year}-${groups.month}-${groups.day}${formatTime(groups.time)}`
  return /^-?\d{10,13}$/.test(text) ? readNumber(Number(text), order) : undefined
}

const partNames = { year: /^(?:year|ano)$/i, month: /^(?:month|mes)$/i, day: /^(?:day|dia)$/i }

/** Reads a date in parts: `{ Year: 1984, Month: 1, Day: 17 }`. */
function readParts(parts: object): string | undefined {
  const texts = Object.values(partNames).map((name) => {
    const [, value] = Object.entries(parts).find(([key]) => name.test(key)) ?? []
    return typeof value === 'number' || typeof value === 'string' ? String(value).padStart(2, '0') : ''
  })
  return texts.every((text) => /^\d{2,4}$/.test(text)) ? readDate(texts.join('-')) : undefined
}

type Groups = Record<string, string | undefined>

const completeYear = (groups: Groups | undefined): Groups | undefined =>
  groups?.short === undefined
    ? groups
    : { ...groups, year: `${Number(groups.short) < firstShortYear ? 20 : 19}${groups.short}` }

function isCalendarDay(groups: Groups | undefined): groups is Groups {
  if (!groups) return false
  const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= firstYear && year <= lastYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

const formatTime = (time: string | undefined) =>
  time === undefined ? '' : `T${time.includes(':') ? time : time.replace(/(\d\d)(?=\d)/g, '$1:')}`

const isPlausible = (iso: string) =>
  Number(iso.slice(0, 4)) >= firstYear && Number(iso.slice(0, 4)) <= lastYear

/** Numbers from this one on are milliseconds, those below it seconds: 1973 or 5138. */
const milliseconds = 1e11

/** A smaller number is no moment: it would be a day of 1970. */
const firstSecond = 1e8

function readNumber(value: number, order: DateOrder): string | undefined {
  if (!Number.isSafeInteger(value)) return undefined
  if (/^\d{7,8}$/.test(String(value))) return readDate(String(value).padStart(8, '0'), order)
  if (Math.abs(value) < firstSecond) return undefined
  return fromMilliseconds(Math.abs(value) < milliseconds ? value * 1000 : value)
}

function fromMilliseconds(value: number): string | undefined {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString()
  if (!isoPattern.test(iso) || !isPlausible(iso)) return undefined
  // Midnight in UTC or in Brazil is the day itself: a source that counts milliseconds has no other way to write it.
  return /T0[023]:00:00\.000Z$/.test(iso) ? iso.slice(0, 10) : iso
}

/** Returns a month as `2024-03`, also from 202403 and 03/2024; `undefined` for other values. */
export function readMonth(value: unknown, order: DateOrder = 'day-first'): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const yearFirstMonth = /^((?:19|20)\d\d)[-/]?(0[1-9]|1[0-2])$/.exec(text)
  if (yearFirstMonth) return `${yearFirstMonth[1]}-${yearFirstMonth[2]}`
  const monthOfYear = /^(0[1-9]|1[0-2])[-/]?((?:19|20)\d\d)$/.exec(text)
  if (monthOfYear) return `${monthOfYear[2]}-${monthOfYear[1]}`
  return readDate(value, order)?.slice(0, 7)
}
