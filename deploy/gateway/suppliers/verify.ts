import { randomUUID } from 'node:crypto'
import { checkReply } from '../../../codegen/authoring/verify/check-reply.ts'
import { listVariantCases } from '../../../codegen/authoring/verify/variant-cases.ts'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { buildExampleRequests } from '../../../codegen/emit/openapi/example-requests.ts'
import { listCalls, type SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import { createSupplierAnswers, type Suppliers } from './supplier-answers.ts'

/** A consulta that a supplier answers, and what its answer lacks. No line has a value of the query or the answer. */
type VerifiedConsulta = { id: string; problems: string[]; isSkipped?: boolean }

/**
 * Asks a supplier for the first example of each consulta that names it, and compares the answer, in the contract's shape, with the
 * contract. Sends `post` only with permission, because a lookup may be billed.
 */
export async function* verifySupplier(
  model: Model,
  name: string,
  suppliers: Suppliers,
  mayPost: boolean,
): AsyncGenerator<VerifiedConsulta> {
  for (const { id, call } of listCallsTo(model, name)) {
    if (call.post !== undefined && !mayPost) {
      yield { id, isSkipped: true, problems: ['não perguntada: post, use --post'] }
      continue
    }
    yield { id, problems: await findProblems(model, id, call, suppliers) }
  }
}

/** Returns the calls to a supplier, those of fallbacks included, with the ids of their consultas. */
const listCallsTo = (
  { suppliers: { requests } }: Model,
  name: string,
): { id: string; call: SupplierCall }[] =>
  Object.entries(requests).flatMap(([id, { fallback = [], ...request }]) =>
    [request, ...fallback].filter((call) => call.name === name).map((call) => ({ id, call })),
  )

async function findProblems(
  model: Model,
  id: string,
  call: SupplierCall,
  suppliers: Suppliers,
): Promise<string[]> {
  const sourceCall = findSourceCall(model, id)
  if (!sourceCall) return ['a consulta não tem request']
  const source = sourceCall.endpoint.source
  const query = listVariantCases(model, source).find(({ consultaId }) => consultaId === id)?.queries[0]
  const [example] = buildExampleRequests(model, sourceCall)
  if (!query || !example) return ['o exemplo não preenche o formulário']
  const alone = { ...model, suppliers: { ...model.suppliers, requests: { [id]: call } } }
  const ask = createSupplierAnswers(alone, source, suppliers)
  // A supplier would answer an idempotency key that it knows with an old answer.
  const { reply, failure } = await ask({ call: sourceCall, values: example.values }, randomUUID())
  if (failure !== undefined) return [`sem resposta: ${failure}`]
  const answered = {
    kind: 'answered',
    status: reply.status,
    text: JSON.stringify(reply.body ?? null),
  } as const
  return checkReply({ ...answered, ms: 0, headers: new Headers() }, query, 0).map(({ message }) => message)
}

/** Returns the consulta's request to its source, which is its contract. */
function findSourceCall(model: Model, id: string): SourceCall | undefined {
  const definition = model.families.flatMap(({ variants }) => variants).find((variant) => variant.id === id)
  const source = definition?.request?.source
  return source === undefined
    ? undefined
    : listCalls(model, source).find((call) => call.definition === definition && !call.isFallback)
}
