/** A parsed date. `moment` counts days since 1970, or months since year 0 for a month. */
type ParsedDate = {
  kind: 'date' | 'datetime' | 'month'
  moment: number
  /** The time of a `datetime` in seconds since midnight. */
  seconds: number
  write(moment: number, seconds: number): string
}

const monthNames =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const padTwoDigits = (value: number) => String(value).padStart(2, '0')
const dayMs = 86_400_000

type DateParts = { year: string; month: string; day: string }

const patterns: readonly [RegExp, (parts: DateParts, text: string) => string][] = [
  [
    /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?<time>[T ].*)?$/,
    ({ year, month, day }) => `${year}-${month}-${day}`,
  ],
  [
    /^(?<day>\d\d)(?<mark>[/.-])(?<month>\d\d)\k<mark>(?<year>\d{4})(?<time>[, ].*)?$/,
    ({ year, month, day }, text) => [day, month, year].join(text.charAt(2)),
  ],
  [
    /^(?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d)(?<time>[T ].*)?$/,
    ({ year, month, day }) => `${year}/${month}/${day}`,
  ],
]

const compactPatterns: readonly [RegExp, (parts: DateParts) => string][] = [
  [
    /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?<time>\d{6})?$/,
    ({ year, month, day }) => `${year}${month}${day}`,
  ],
  [/^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/, ({ year, month, day }) => `${day}${month}${year}`],
]

const compactTime = /^(?<mark>)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)$/

const timePattern =
  /^(?<mark>,? |T|,? às )(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>[.,]\d+)?)?(?<zone> ?(?:Z|[+-]\d\d:?\d\d))?$/

/** Parses dates in ISO 8601 and Brazilian forms. Returns `undefined` for a day that does not exist. */
export function parseDate(text: string): ParsedDate | undefined {
  if (text.length > 40) return undefined
  for (const [pattern, writeParts] of patterns) {
    const match = pattern.exec(text)?.groups
    if (match) return parseDay(match, match.time, (parts) => writeParts(parts, text))
  }
  return parseMonth(text)
}

/** Parses digits as a date, a date with a time or a moment. Without a date key, they may be any number. */
export function parseCompactDate(text: string): ParsedDate | undefined {
  for (const [pattern, writeParts] of compactPatterns) {
    const match = pattern.exec(text)?.groups
    const date = match && parseDay(match, match.time, writeParts, compactTime)
    if (date) return date
  }
  return parseEpoch(text)
}

/** Parses 12/08/19. Only the key of a date tells it from other numbers; the years are those of `readDate`. */
export function parseShortDate(text: string): ParsedDate | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text) ?? []
  if (year === undefined) return undefined
  const century = Number(year) < 40 ? '20' : '19'
  const parsed = parseDate(`${day}/${month}/${century}${year}`)
  const write = (moment: number, seconds: number) =>
    (parsed?.write(moment, seconds) ?? '').replace(/\d\d(?=\d\d$)/, '')
  return parsed && { ...parsed, write }
}

/** Milliseconds, or seconds with ten digits; .NET writes `/Date(1700000000000)/`. */
const epochPattern = /^(?<before>\/Date\()?(?<digits>-?\d{9,13})(?<after>(?:[+-]\d{4})?\)\/)?$/

/** Midnight in UTC, and in Brazil with and without daylight saving time, in seconds. */
const midnights = new Set([0, 2 * 3600, 3 * 3600])

const firstMillisecond = 1e11

function parseEpoch(text: string): ParsedDate | undefined {
  const { before = '', digits, after = '' } = epochPattern.exec(text)?.groups ?? {}
  if (digits === undefined || (before === '') !== (after === '')) return undefined
  const unit = Math.abs(Number(digits)) < firstMillisecond ? 1 : 1000
  const total = Number(digits) / unit
  const moment = Math.floor(total / 86_400)
  const seconds = Math.floor(total - moment * 86_400)
  return {
    kind: midnights.has(seconds) ? 'date' : 'datetime',
    moment,
    seconds,
    write: (day, second) => `${before}${(day * 86_400 + second) * unit}${after}`,
  }
}

type MatchGroups = Record<string, string | undefined>

function parseDay(
  groups: MatchGroups,
  clock: string | undefined,
  writeParts: (parts: DateParts) => string,
  clockPattern = timePattern,
): ParsedDate | undefined {
  const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const timeGroups = clock === undefined ? undefined : clockPattern.exec(clock)?.groups
  if (clock !== undefined && timeGroups === undefined) return undefined
  const write = (moment: number, seconds: number) => {
    const iso = new Date(moment * dayMs).toISOString()
    const parts = { year: iso.slice(0, 4), month: iso.slice(5, 7), day: iso.slice(8, 10) }
    return writeParts(parts) + (timeGroups ? formatTime(timeGroups, seconds) : '')
  }
  const seconds = timeGroups
    ? Number(timeGroups.hour) * 3600 + Number(timeGroups.minute) * 60 + Number(timeGroups.second ?? 0)
    : 0
  return { kind: timeGroups ? 'datetime' : 'date', moment: date.getTime() / dayMs, seconds, write }
}

function formatTime(timeGroups: MatchGroups, seconds: number): string {
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(padTwoDigits)
  const fraction = (timeGroups.fraction ?? '').replace(/\d/g, '0')
  if (timeGroups.mark === '') return clock.join('')
  return `${timeGroups.mark}${clock.slice(0, timeGroups.second === undefined ? 2 : 3).join(':')}${fraction}${timeGroups.zone ?? ''}`
}

const monthNamePattern = new RegExp(
  `^(?<name>${monthNames.join('|')})(?<mark> de |/| )(?<year>\\d{4})(?<end> ?)$`,
  'i',
)

/** Parses 202608. Only the key of a month tells it from other numbers. */
export function parseCompactMonth(text: string): ParsedDate | undefined {
  const [, year, month] = /^((?:19|20)\d\d)(0[1-9]|1[0-2])$/.exec(text) ?? []
  const parsed = year === undefined ? undefined : parseMonth(`${year}-${month}`)
  return parsed && { ...parsed, write: (moment, seconds) => parsed.write(moment, seconds).replace('-', '') }
}

function parseMonth(text: string): ParsedDate | undefined {
  const createMonth = (year: number, month: number, writeMonth: (year: number, month: number) => string) => ({
    kind: 'month' as const,
    moment: year * 12 + month - 1,
    seconds: 0,
    write: (moment: number) => writeMonth(Math.floor(moment / 12), (moment % 12) + 1),
  })
  const iso = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text)
  if (iso)
    return createMonth(Number(iso[1]), Number(iso[2]), (year, month) => `${year}-${padTwoDigits(month)}`)
  const slashed = /^(0[1-9]|1[0-2])\/([12]\d{3})$/.exec(text)
  if (slashed)
    return createMonth(
      Number(slashed[2]),
      Number(slashed[1]),
      (year, month) => `${padTwoDigits(month)}/${year}`,
    )
  const named = monthNamePattern.exec(text)?.groups
  if (!named) return undefined
  const index = monthNames.indexOf(named.name?.toLowerCase() ?? '')
  return createMonth(Number(named.year), index + 1, (year, month) => {
    return `${monthNames[month - 1]}${named.mark}${year}${named.end}`
  })
}
