import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { fullTime, parseTime, relativeTime } from '@/lib/format/relative-time.ts'
import { useNow } from '@/lib/use-now.ts'

type RelativeTimeProps = Omit<HTMLChakraProps<'time'>, 'dateTime' | 'title' | 'children'> & {
  /** Milliseconds since the epoch, or a date and time as text. */
  at: number | string
  isShort?: boolean
}

/** The time since `at`, with the full date as `title`. Other texts are shown unchanged. */
export function RelativeTime({ at, isShort, ...props }: RelativeTimeProps) {
  const now = useNow()
  const time = typeof at === 'number' ? at : parseTime(at)
  if (time === undefined) return <chakra.span {...props}>{at}</chakra.span>
  return (
    <chakra.time
      dateTime={new Date(time).toISOString()}
      title={fullTime(time)}
      whiteSpace="nowrap"
      {...props}
    >
      {relativeTime(time, now, isShort)}
    </chakra.time>
  )
}
