import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { formatList } from '@/lib/format/list.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import type { Outcome } from '../../outcome.ts'
import { declaresWeight } from './weighing.ts'

export type AskedConsulta = {
  definition: ConsultaDefinition
  state: 'not-queried' | 'waiting' | 'pending' | 'skipped' | Outcome['status']
}

/** The states that leave something unknown, with their words for one consulta and for more. */
const reasons: readonly [states: readonly AskedConsulta['state'][], one: string, many: string][] = [
  [['failed'], 'falhou', 'falharam'],
  [['incomplete'], 'ficou incompleta', 'ficaram incompletas'],
  [['skipped', 'not-queried'], 'não foi feita', 'não foram feitas'],
  [['waiting', 'pending'], 'ainda não respondeu', 'ainda não responderam'],
]

/**
 * Writes how many consultas may have findings that weigh and gave no complete answer: 'Não se sabe: 5 consultas que pesam
 * falharam e 1 ficou incompleta'. Returns `undefined` if all are known.
 */
export function unknownWeightsText(asked: readonly AskedConsulta[]): string | undefined {
  const weighing = asked.filter(({ definition }) => declaresWeight(definition))
  const clauses = reasons.flatMap(([states, one, many]) => {
    const count = weighing.filter(({ state }) => states.includes(state)).length
    return count === 0 ? [] : [{ count, verb: count === 1 ? one : many }]
  })
  if (clauses.length === 0) return undefined
  const texts = clauses.map(({ count, verb }, index) => {
    const noun = count === 1 ? 'consulta que pesa ' : 'consultas que pesam '
    return `${formatCount(count)} ${index === 0 ? noun : ''}${verb}`
  })
  return `Não se sabe: ${formatList(texts)}`
}
