import type { Found } from '../outcome.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** The source and the time of an answer, as texts. */
export const originOf = ({ source, at }: Found) => ({
  source,
  time: time.format(at),
})
