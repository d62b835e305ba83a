import { splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { auditParameters } from './audit.ts'
import { standardResponses } from './components.ts'
import { nestSchemas, nestValues } from './nested.ts'
import type { Operation, Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'
import { sourceHeaders } from './parameters.ts'

/** Returns where a source tells the balance; `undefined` if the manifest asks another source or none. */
export const findBalance = ({ credits }: Model, sourceName: string) =>
  credits?.balance?.source === sourceName ? credits.balance : undefined

/** The tag of the operation that tells the balance. */
export const creditsTag = { name: 'Créditos', description: 'O saldo de quem pergunta.' }

export const balanceOperationId = 'obterSaldo'

/** Builds the operation that tells the balance of the user who asks. */
export function buildBalanceOperation({ value }: { value: string }, source: Source): Operation {
  const parameters = [...sourceHeaders(source), ...auditParameters(source)]
  const responses = Object.keys(standardResponses(source.auth === 'bearer'))
    .sort()
    .map((status) => [status, { $ref: `#/components/responses/${status}` }] as const)
  return {
    operationId: balanceOperationId,
    tags: [creditsTag.name],
    summary: 'Saldo de créditos',
    description: 'O saldo de quem pergunta. Perguntar não custa nada, e um saldo que não se sabe não é zero.',
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: {
      200: {
        description: 'O saldo, em créditos.',
        content: {
          'application/json': {
            schema: nestSchemas([[splitAnswerPath(value), balanceSchema]]),
            examples: { saldo: { summary: 'Saldo de créditos', value: buildBalanceAnswer(value, 120.5) } },
          },
        },
      },
      ...Object.fromEntries(responses),
    },
  }
}

const balanceSchema: Schema = { type: 'number', description: 'Quantos créditos restam.' }

/** Returns the answer of the operation, with a balance at its path. */
export const buildBalanceAnswer = (path: string, balance: number): Json =>
  nestValues([[splitAnswerPath(path), balance]])

/** Returns the costs of an operation's variants in credits, by consulta. Variants without a cost are left out. */
export function listCosts(calls: readonly SourceCall[]): Record<string, number> {
  const costs = calls.flatMap(({ definition: { id, cost } }) =>
    cost === undefined ? [] : [[id, cost] as const],
  )
  return Object.fromEntries(costs)
}
