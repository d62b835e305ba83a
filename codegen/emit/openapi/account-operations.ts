import { splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { TeamUsageRow } from '../../../manifest/contract/team-usage.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { UsageSettings } from '../../../manifest/schema/usage.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { referToStandardResponses } from './components.ts'
import { sourceParameters } from './headers.ts'
import type { Operation, Schema } from './openapi.ts'

/** Returns where a source tells the balance; `undefined` if the manifest asks another source or none. */
export const findBalance = ({ credits }: Model, sourceName: string) =>
  credits?.balance?.source === sourceName ? credits.balance : undefined

/** The tag of the operation that tells the balance. */
export const creditsTag = { name: 'Créditos', description: 'O saldo de quem pergunta.' }

export const balanceOperationId = 'obterSaldo'

/** Builds the operation that tells the balance of the user who asks. */
export function buildBalanceOperation({ value }: { value: string }, source: Source): Operation {
  const parameters = sourceParameters(source)
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
      ...referToStandardResponses(source),
    },
  }
}

const balanceSchema: Schema = { type: 'number', description: 'Quantos créditos restam.' }

/** Returns the answer of the operation, with a balance at its path. */
export const buildBalanceAnswer = (path: string, balance: number): Json =>
  nestValues([[splitAnswerPath(path), balance]])

/** Returns where a source tells the use of a team; `undefined` if the manifest asks another source or none. */
export const findUsage = ({ usage }: Model, sourceName: string): UsageSettings | undefined =>
  usage?.source === sourceName ? usage : undefined

/** The tag of the operation that tells the use of a team. */
export const usageTag = { name: 'Uso', description: 'O uso da equipe de quem pergunta.' }

/** The id of the operation that tells the use of a team. */
export const usageOperationId = 'obterUso'

/** Builds the operation that tells the use of the team of the user who asks. */
export function buildUsageOperation(settings: UsageSettings, source: Source): Operation {
  const parameters = sourceParameters(source)
  return {
    operationId: usageOperationId,
    tags: [usageTag.name],
    summary: 'Uso da equipe',
    description:
      'Quanto a equipe consultou nos últimos 30 dias, por dia e consulta. Perguntar não custa nada.',
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: {
      200: {
        description: 'Uma linha por dia e consulta.',
        content: {
          'application/json': {
            schema: nestSchemas([
              [splitAnswerPath(settings.rows), { type: 'array', items: buildRowSchema(settings) }],
            ]),
            examples: { uso: { summary: 'Uso da equipe', value: buildUsageAnswer(settings, [exampleRow]) } },
          },
        },
      },
      ...referToStandardResponses(source),
    },
  }
}

const exampleRow: TeamUsageRow = {
  date: '2026-11-24',
  consultaId: 'cpf/1',
  found: 31,
  incomplete: 1,
  notFound: 4,
  failed: 2,
}

const countKeys = ['found', 'incomplete', 'notFound', 'failed'] as const

const countTexts: Record<(typeof countKeys)[number], string> = {
  found: 'Quantas tiveram resultado.',
  incomplete: 'Quantas vieram incompletas.',
  notFound: 'Quantas não encontraram nada.',
  failed: 'Quantas falharam.',
}

const listCounts = (settings: UsageSettings) =>
  countKeys.flatMap((key) => {
    const path = settings[key]
    return path === undefined ? [] : [{ key, keys: splitAnswerPath(path) }]
  })

const buildRowSchema = (settings: UsageSettings): Schema =>
  nestSchemas([
    [splitAnswerPath(settings.date), { type: 'string', format: 'date', description: 'O dia.' }],
    [
      splitAnswerPath(settings.consulta),
      { type: 'string', minLength: 1, description: 'A consulta, pelo número no manifesto.' },
    ],
    ...listCounts(settings).map(({ key, keys }): [string[], Schema] => [
      keys,
      { type: 'number', minimum: 0, description: countTexts[key] },
    ]),
  ])

/** Returns the answer of the operation with these rows. */
export const buildUsageAnswer = (settings: UsageSettings, rows: readonly TeamUsageRow[]): Json =>
  nestValues([
    [
      splitAnswerPath(settings.rows),
      rows.map((row) =>
        nestValues([
          [splitAnswerPath(settings.date), row.date],
          [splitAnswerPath(settings.consulta), row.consultaId],
          ...listCounts(settings).map(({ key, keys }) => [keys, row[key]] as const),
        ]),
      ),
    ],
  ])
/** A value at the keys that lead to it. */
type Nested<Value> = readonly [keys: readonly string[], value: Value]

/** Returns the schema of an answer with these schemas at their keys, all required. */
const nestSchemas = (entries: readonly Nested<Schema>[]): Schema =>
  nest(entries, (properties) => ({ type: 'object', required: Object.keys(properties), properties }))

/** Returns an answer with these values at their keys. */
const nestValues = (entries: readonly Nested<Json>[]): Json => nest(entries, (members) => members)

function nest<Value>(
  entries: readonly Nested<Value>[],
  join: (members: Record<string, Value>) => Value,
): Value {
  const whole = entries.find(([keys]) => keys.length === 0)
  if (whole) return whole[1]
  const names = [...new Set(entries.map(([[key = '']]) => key))]
  return join(
    Object.fromEntries(
      names.map((name) => [
        name,
        nest(
          entries.flatMap(([[key, ...rest], value]) => (key === name ? [[rest, value] as const] : [])),
          join,
        ),
      ]),
    ),
  )
}
