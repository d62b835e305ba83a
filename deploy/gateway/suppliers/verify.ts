import { randomUUID } from 'node:crypto'
import { buildAnswerValidators } from '../../../codegen/authoring/verify/variant-cases.ts'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { buildExampleRequests } from '../../../codegen/emit/openapi/example-requests.ts'
import { listCalls, type SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import { openTexts } from '../../../manifest/contract/open-texts.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import type { FormValues } from '../../../src/consultas/form/form-values.ts'
import { createSupplierAnswers, type Suppliers } from './supplier-answers.ts'

/** `known` values should be found, `unknown` ones not. The example should be found, too. */
type Asked = 'example' | 'known' | 'unknown'

/** A consulta that a supplier answers, and what its answer lacks. No line has a value of the query or the answer. */
export type VerifiedConsulta = {
  id: string
  asked: Asked
  /** Absent if there was no answer. */
  outcome?: 'found' | 'notFound'
  problems: string[]
  isSkipped?: boolean
}

export type VerifyOptions = {
  /** The consulta or the family to ask for; all of the supplier by default. */
  only?: string | undefined
  /** Asks also by `get` if the supplier charges for it. */
  mayPay?: boolean
  /** The purpose of the queries that need one; the manifest's first by default. */
  purpose?: string | undefined
  /** Values to ask for instead of the example. */
  known?: FormValues | undefined
  unknown?: FormValues | undefined
}

type ConsultaCall = { id: string; call: SupplierCall; definition: ConsultaDefinition }

/**
 * Asks a supplier for the first example of each consulta that names it, or for given values, and compares the answer, in the contract's
 * shape, with the contract. What may be billed is asked only with permission.
 */
export async function* verifySupplier(
  model: Model,
  name: string,
  suppliers: Suppliers,
  mayPost: boolean,
  options: VerifyOptions = {},
): AsyncGenerator<VerifiedConsulta> {
  const { only, mayPay = false, known, unknown } = options
  const isPaid = (model.suppliers.byName[name]?.cost ?? 0) > 0
  const questions: { asked: Asked; values?: FormValues | undefined }[] = [
    ...(known || !unknown
      ? [{ asked: known ? ('known' as const) : ('example' as const), values: known }]
      : []),
    ...(unknown ? [{ asked: 'unknown' as const, values: unknown }] : []),
  ]
  for (const consulta of listConsultasOf(model, name)) {
    const { id, call } = consulta
    if (only !== undefined && only !== id && only !== id.split('/')[0]) continue
    const refusal = call.post === undefined ? isPaid && 'cobrada' : !mayPost && 'post'
    if (refusal && !mayPay) {
      const flags = refusal === 'post' ? '--post ou --paid' : '--paid'
      yield { id, asked: 'example', isSkipped: true, problems: [`não perguntada: ${refusal}, use ${flags}`] }
      continue
    }
    for (const { asked, values } of questions)
      yield { id, asked, ...(await askSupplier(model, consulta, suppliers, asked, values, options)) }
  }
}

/** Returns the consultas that ask a supplier, also as a fallback, with their calls. */
export const listConsultasOf = ({ families, suppliers }: Model, name: string): ConsultaCall[] =>
  families
    .flatMap(({ variants }) => variants)
    .flatMap((definition) => {
      const { fallback = [], ...request } = suppliers.requests[definition.id] ?? { name: '' }
      return [request, ...fallback]
        .filter((call) => call.name === name)
        .map((call) => ({ id: definition.id, call, definition }))
    })

async function askSupplier(
  model: Model,
  { id, call, definition }: ConsultaCall,
  suppliers: Suppliers,
  asked: Asked,
  given: FormValues | undefined,
  { purpose = model.purposes[0] }: VerifyOptions,
): Promise<Pick<VerifiedConsulta, 'outcome' | 'problems'>> {
  const sourceCall = findSourceCall(model, definition)
  if (!sourceCall) return { problems: ['a consulta não tem request'] }
  const values = given ?? buildExampleRequests(model, sourceCall)[0]?.values
  if (!values) return { problems: ['o exemplo não preenche o formulário'] }
  const { source } = sourceCall.endpoint
  const alone = { ...model, suppliers: { ...model.suppliers, requests: { [id]: call } } }
  const ask = createSupplierAnswers(alone, source, suppliers)
  // A supplier would answer an idempotency key that it knows with an old answer.
  const { reply, outcome, failure, supplierStatus } = await ask(
    { call: sourceCall, values },
    randomUUID(),
    definition.purpose === 'required' ? { purpose } : {},
  )
  if (outcome === 'failed') return { problems: [describeFailure(failure, supplierStatus, asked)] }
  if (outcome === 'notFound')
    return { outcome, problems: asked === 'unknown' ? [] : [notFoundProblems[asked]] }
  if (asked === 'unknown') return { outcome, problems: ['o fornecedor achou o que --not-found pergunta'] }
  const findProblems = buildAnswerValidators(model, source).get(sourceCall.endpoint) ?? (() => [])
  const answer = openTexts((reply.body ?? null) as Json, definition.example as Json)
  return { outcome, problems: findProblems(answer).map(({ message }) => message) }
}

const notFoundProblems = {
  example:
    'o fornecedor não conhece o exemplo, que é inventado: pergunte o que ele conhece, com --only e --value',
  known: 'o fornecedor não achou o que --value pergunta',
}

function describeFailure(failure = '', status: number | undefined, asked: Asked): string {
  const text = `sem resposta: ${failure}${status === undefined ? '' : ` (HTTP ${status})`}`
  return failure === 'recusa' && asked === 'unknown' ? `${text}; notFound não reconhece o que veio` : text
}

/** Returns the consulta's request to its source, which is its contract. */
function findSourceCall(model: Model, definition: ConsultaDefinition): SourceCall | undefined {
  const source = definition.request?.source
  return source === undefined
    ? undefined
    : listCalls(model, source).find((call) => call.definition === definition && !call.isFallback)
}
