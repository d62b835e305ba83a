import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { ConditionalExample, Json } from '../../../manifest/schema/consulta.ts'
import { groupBy } from './group-by.ts'
import type { Examples } from './openapi.ts'

/** An example of one consulta, which others that are asked alike have too. */
export type ConsultaExample = {
  name: string
  definition: ConsultaDefinition
  /** How many consultas besides have it. */
  others: number
  when?: ConditionalExample['when'] | undefined
  status?: number
  value: Json
}

/** Examples by their names; equal ones stand once, under the name of the first consulta that has it. */
export function joinExamples(examples: readonly ConsultaExample[]): Examples {
  const equalGroups = groupBy(examples, (example) =>
    JSON.stringify([describeCondition(example), example.value]),
  )
  const namedExamples = [...equalGroups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const others = group.reduce((sum, example) => sum + example.others + 1, -1)
    const summary = `${readTitle(first.definition)}${formatOthers(others)}${describeCondition(first)}`
    return [[first.name, { summary, value: first.value }] as const]
  })
  return Object.fromEntries(namedExamples)
}

const readTitle = ({ name, title }: ConsultaDefinition) => name ?? title

const formatOthers = (count: number) =>
  count === 0 ? '' : ` e mais ${count.toLocaleString('pt-BR')} ${count === 1 ? 'consulta' : 'consultas'}`

/** What an example is given for, and its status where it is no 200. */
function describeCondition({ definition: { fields }, when = {}, status = 200 }: ConsultaExample): string {
  const labels = new Map(fields.map((field) => [field.name, field.label]))
  const conditions = Object.entries(when).map(
    ([field, value]) => `${labels.get(field) ?? field} ${value === '' ? 'vazio' : value}`,
  )
  const condition = conditions.length === 0 ? '' : `, com ${conditions.join(' e ')}`
  return `${condition}${status === 200 ? '' : ` (${status})`}`
}
