import type { Answered, NotFound } from '../outcome.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** The source and the time of an answer, as texts. */
export const readSourceAndTime = ({ source, at }: Answered | NotFound) => ({
  source,
  time: time.format(at),
})

/** By which source and when, in one line. Demonstration data is no source, and says what it is itself. */
export function sourceAndTimeText(outcome: Answered | NotFound): string {
  const { source, time } = readSourceAndTime(outcome)
  return `${outcome.isDemo ? source : `Fonte: ${source}`} · ${time}`
}
