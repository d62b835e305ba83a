const dayMs = 86_400_000

/** Dates are ISO (`2026-11-21`) and in UTC, where every day has 24 hours. */
const parseIsoDate = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** Today's date in the user's time zone. */
export function formatToday(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export const isWeekend = (iso: string): boolean => [0, 6].includes(parseIsoDate(iso).getUTCDay())

/** Returns the number of days between two dates. */
export const countDays = (from: string, to: string): number =>
  Math.round((parseIsoDate(to).getTime() - parseIsoDate(from).getTime()) / dayMs)
