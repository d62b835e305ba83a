import type { Found } from '../outcome.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** Who gave an answer, and when, in words. */
export const originOf = ({ source, at }: Found) => ({
  source,
  time: time.format(at),
})
