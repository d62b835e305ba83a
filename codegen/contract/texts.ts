import type { Access } from '../../manifest/contract/access.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import type { Model } from '../resolve/model.ts'
import type { OpenApiDocument, Operation } from './openapi.ts'
import type { Call } from './source-calls.ts'

/** What the contract says of itself to the team that builds the source. */
export function infoTexts(
  { app }: Model,
  sourceName: string,
  { title = sourceName }: Source,
): Omit<OpenApiDocument['info'], 'version'> {
  return {
    title: `${title}: contrato com ${app.product}`,
    summary: `O que ${app.product} pergunta, e o que mostra das respostas.`,
    description: 'Gerado do manifesto.',
  }
}

/** What an operation is for, and for whom. */
export function operationTexts(
  calls: Call[],
  access: Access | undefined,
): Pick<Operation, 'summary' | 'description'> {
  const names = [
    ...new Set(calls.map(({ definition }) => `${definition.name ?? definition.title} (${definition.id})`)),
  ]
  const [first] = calls
  const summary = names.length === 1 && first ? first.definition.title : `${names.length} consultas`
  const who = access
    ? `Só para quem tem papel: ${access.map((roles) => roles.join(' ou ')).join('; e ')}.`
    : ''
  return { summary, description: [`- ${names.join('\n- ')}`, who].filter(Boolean).join('\n\n') }
}
