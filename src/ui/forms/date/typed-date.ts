import { calendarDayFormat } from '@/lib/format/dates.ts'
import { onFirstUse } from '@/lib/on-first-use.ts'

type Part = 'day' | 'month' | 'year'

/** The order of a date's parts in the locale, and the sign between them: dd/mm/aaaa, mm/dd/aaaa, dd.mm.aaaa. */
const notation = onFirstUse(() => {
  const parts = calendarDayFormat.formatToParts(0)
  const order = parts.flatMap(({ type }) => (type === 'literal' ? [] : [type as Part]))
  const sign = /[/.-]/.exec(parts.find(({ type }) => type === 'literal')?.value ?? '')?.[0] ?? '/'
  const pattern = order.map((part) => `(?<${part}>${digits[part]})`).join('[/.-]')
  return { order, sign, pattern: new RegExp(`^${pattern}$`) }
})

const digits: Record<Part, string> = { day: '\\d{1,2}', month: '\\d{1,2}', year: '\\d{4}' }

function writeParts(texts: Record<Part, string>): string {
  const { order, sign } = notation()
  return order.map((part) => texts[part]).join(sign)
}

export const typedDateMask = () => writeParts({ day: '##', month: '##', year: '####' })

/** The words are Portuguese in every locale. */
export const typedDateExample = () => writeParts({ day: 'dd', month: 'mm', year: 'aaaa' })

const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

export const isIsoDate = (text: string) => isoDate.test(text)

/** Reads a date in the order of the locale as ISO 8601. Other texts stay. */
export function readTypedDate(raw: string): string {
  const text = raw.trim()
  const { day, month, year } = notation().pattern.exec(text)?.groups ?? {}
  if (day === undefined || month === undefined || year === undefined) return text
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Writes an ISO date as the user types it. Other texts stay. */
export function toTypedDate(text: string): string {
  const { day, month, year } = isoDate.exec(text)?.groups ?? {}
  return day === undefined || month === undefined || year === undefined
    ? text
    : writeParts({ day, month, year })
}

/**
 * Prepares a typed or pasted text for the mask. A date in another format is rewritten, and a sign after one digit completes
 * the day or the month: `7/` becomes `07/`.
 */
export function prepareTypedDate(raw: string): string {
  const { sign } = notation()
  return toTypedDate(readTypedDate(raw))
    .replace(/^(\d)[/.-]/, `0$1${sign}`)
    .replace(/^(\d{2}[/.-]|\d{4}[/.-])(\d)[/.-]/, `$10$2${sign}`)
}
