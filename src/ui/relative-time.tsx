const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

const full = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short' })

const seconds: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a moment was, in words: 'ontem', 'há 3 horas', 'agora'. Both in milliseconds since the epoch. */
export function relativeTime(at: number, now: number): string {
  const distance = (at - now) / 1000
  const [unit, size] = seconds.find(([, length]) => Math.abs(distance) >= length) ?? ['second', 1]
  return unit === 'second' ? 'agora' : relative.format(Math.trunc(distance / size), unit)
}

type RelativeTimeProps = {
  /** ISO 8601, or milliseconds since the epoch. */
  date: string | number
}

/** A moment as time gone by, the full date on hover. Nothing where the date is no date. */
export function RelativeTime({ date }: RelativeTimeProps) {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time dateTime={moment.toISOString()} title={full.format(moment)}>
      {relativeTime(moment.getTime(), Date.now())}
    </time>
  )
}
