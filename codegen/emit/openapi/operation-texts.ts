import type { Access } from '../../../manifest/contract/access.ts'
import { isExclusive } from '../../../manifest/contract/example-values.ts'
import type { Operation } from './openapi.ts'
import { listDistinctExamples, type SourceCall } from './operations.ts'

/** Returns an operation's summary and description. */
export function operationTexts(
  calls: readonly SourceCall[],
  access: Access | undefined,
): Pick<Operation, 'summary' | 'description'> {
  const [first] = calls
  const variants = [...new Map(calls.map((call) => [call.definition.id, call])).values()]
  const families = [...new Set(variants.map(({ familyTitle }) => familyTitle))].join(', ')
  const summary =
    variants.length === 1 && first
      ? `${first.familyTitle}: ${first.definition.title}`
      : `${families}: ${variants.length} consultas`
  const paragraphs = [
    variants.length === 1
      ? variants.map(variantText).join('')
      : `Responde às consultas:\n\n${variants.map((call) => `- ${variantText(call)}`).join('\n')}`,
    ...describeAlternatives(calls),
    ...(listDistinctExamples(calls).length < calls.length ? [sharedExamplesText] : []),
    ...(access ? [`Só para quem tem papel: ${access.map((roles) => roles.join(' ou ')).join('; e ')}.`] : []),
  ]
  return { summary, description: paragraphs.join('\n\n') }
}

const sharedExamplesText =
  'Para consultas sem exemplos, valem os da primeira com o mesmo pedido e as mesmas respostas.'

const variantText = ({ definition, isFallback }: SourceCall) => {
  const { id, title, description, cost } = definition
  const when = isFallback ? ['Só quando a fonte dela não responde.'] : []
  return [
    `**${title}** (\`${id}\`).`,
    ...(description === undefined ? [] : [description]),
    ...when,
    ...costText(cost),
  ].join(' ')
}

const costFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

const costText = (cost: number | undefined): string[] => {
  if (cost === undefined) return []
  if (cost === 0) return ['Grátis.']
  return [`Custa ${costFormat.format(cost)} ${cost < 2 ? 'crédito' : 'créditos'}.`]
}

/** Lists groups of fields of which the form requires one. */
function describeAlternatives(calls: readonly SourceCall[]): string[] {
  const lists = calls.flatMap(({ definition }) => {
    const { fields, requireOneOf } = definition
    if (!requireOneOf) return []
    const labels = requireOneOf.flatMap((name) => fields.find((field) => field.name === name)?.label ?? [])
    const amount = isExclusive(definition) ? 'só um' : 'ao menos um'
    return [`Vem ${amount} destes: ${labels.join(', ')}.`]
  })
  return [...new Set(lists)]
}

/** Returns the costs of an operation's variants in credits, by consulta. Variants without a cost are left out. */
export function listCosts(calls: readonly SourceCall[]): Record<string, number> {
  const costs = calls.flatMap(({ definition: { id, cost } }) =>
    cost === undefined ? [] : [[id, cost] as const],
  )
  return Object.fromEntries(costs)
}
