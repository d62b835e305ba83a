import type { Found } from '../outcome.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** The source and the time of an answer, as texts; `text` names the source in a sentence. */
export const originOf = ({ source, at, isDemo }: Found) => ({
  source,
  // Demonstration data is no source, and says what it is itself.
  text: isDemo ? source : `Fonte: ${source}`,
  time: time.format(at),
})
