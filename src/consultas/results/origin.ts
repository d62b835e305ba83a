import type { Found, NotFound } from '../outcome.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** The source and the time of an answer, as texts. */
export const originOf = ({ source, at }: Found | NotFound) => ({
  source,
  time: time.format(at),
})

/** Whether it is demonstration data, or else by which source, and when: in one line. */
export function originText(outcome: Found | NotFound): string {
  const { source, time } = originOf(outcome)
  return `${outcome.isDemo ? 'Dados de demonstração' : `Fonte: ${source}`} · ${time}`
}
