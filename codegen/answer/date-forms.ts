/** A date as a text writes it. `moment` counts days for dates and date-times, months for months. */
export type DateForm = {
  kind: 'date' | 'datetime' | 'month'
  moment: number
  /** Of a date-time: seconds since midnight. */
  seconds: number
  write(moment: number, seconds: number): string
}

const monthNames =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')
const dayMs = 86_400_000

type Parts = { year: string; month: string; day: string }

const patterns: readonly [RegExp, (parts: Parts, text: string) => string][] = [
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

const compact = /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/

const time =
  /^(?<mark>,? |T|,? às )(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>[.,]\d+)?)?(?<zone> ?(?:Z|[+-]\d\d:?\d\d))?$/

/** The date that a text is, in the forms of ISO 8601 and of Brazil; `undefined` for a day that no calendar has. */
export function dateForm(text: string): DateForm | undefined {
  if (text.length > 40) return undefined
  for (const [pattern, written] of patterns) {
    const found = pattern.exec(text)?.groups
    if (found) return dayForm(found, found.time, (parts) => written(parts, text))
  }
  return monthForm(text)
}

/** A date written as eight digits, which without a key that speaks of one is any number. */
export function compactDate(text: string): DateForm | undefined {
  const found = compact.exec(text)?.groups
  return found && dayForm(found, undefined, ({ year, month, day }) => `${year}${month}${day}`)
}

type Groups = Record<string, string | undefined>

function dayForm(
  groups: Groups,
  clock: string | undefined,
  written: (parts: Parts) => string,
): DateForm | undefined {
  const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const at = clock === undefined ? undefined : time.exec(clock)?.groups
  if (clock !== undefined && at === undefined) return undefined
  const write = (moment: number, seconds: number) => {
    const iso = new Date(moment * dayMs).toISOString()
    const parts = { year: iso.slice(0, 4), month: iso.slice(5, 7), day: iso.slice(8, 10) }
    return written(parts) + (at ? clockText(at, seconds) : '')
  }
  const seconds = at ? Number(at.hour) * 3600 + Number(at.minute) * 60 + Number(at.second ?? 0) : 0
  return { kind: at ? 'datetime' : 'date', moment: date.getTime() / dayMs, seconds, write }
}

function clockText(at: Groups, seconds: number): string {
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two)
  const fraction = (at.fraction ?? '').replace(/\d/g, '0')
  return `${at.mark}${clock.slice(0, at.second === undefined ? 2 : 3).join(':')}${fraction}${at.zone ?? ''}`
}

const nameOfMonth = new RegExp(
  `^(?<name>${monthNames.join('|')})(?<mark> de |/| )(?<year>\\d{4})(?<end> ?)$`,
  'i',
)

function monthForm(text: string): DateForm | undefined {
  const form = (year: number, month: number, written: (year: number, month: number) => string) => ({
    kind: 'month' as const,
    moment: year * 12 + month - 1,
    seconds: 0,
    write: (moment: number) => written(Math.floor(moment / 12), (moment % 12) + 1),
  })
  const iso = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text)
  if (iso) return form(Number(iso[1]), Number(iso[2]), (year, month) => `${year}-${two(month)}`)
  const slashed = /^(0[1-9]|1[0-2])\/([12]\d{3})$/.exec(text)
  if (slashed) return form(Number(slashed[2]), Number(slashed[1]), (year, month) => `${two(month)}/${year}`)
  const named = nameOfMonth.exec(text)?.groups
  if (!named) return undefined
  const index = monthNames.indexOf(named.name?.toLowerCase() ?? '')
  return form(Number(named.year), index + 1, (year, month) => {
    return `${monthNames[month - 1]}${named.mark}${year}${named.end}`
  })
}
