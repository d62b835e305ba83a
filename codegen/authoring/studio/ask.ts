import { isAudited } from '../../../manifest/contract/audit-headers.ts'
import { listAlternatives } from '../../../manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import { absoluteUrl } from '../../../manifest/schema/url.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { fillRequest } from '../../emit/openapi/example-requests.ts'
import { contractRules } from '../../emit/openapi/field-kinds.ts'
import { type FailedReply, sendRequest } from '../verify/send-request.ts'
import { buildHttpRequest } from '../verify/variant-cases.ts'
import { buildValidDrafts, type StudioContext, StudioError } from './studio-context.ts'

/**
 * `ask`: sends one query to the first source of a consulta, at the address of the build variables or of the manifest.
 * Nothing of the query and of the answer is stored or logged.
 */
export async function ask(
  context: StudioContext,
  { drafts, id, values, purpose }: StudioRequests['ask'],
): Promise<StudioAnswers['ask']> {
  const { model } = buildValidDrafts(context, drafts)
  const definition = model.families.flatMap(({ variants }) => variants).find((one) => one.id === id)
  if (!definition) throw new StudioError(`A consulta ${id} não existe`)
  const { request } = definition
  if (!request) throw new StudioError(`A consulta ${id} não tem request: não há fonte a que perguntar`)
  const source = model.sources.sources[request.source]
  if (!source) throw new StudioError(`A fonte ${request.source} não existe`)
  if (source.auth === 'bearer')
    throw new StudioError(
      `A fonte ${request.source} pede o token de quem entrou (auth: bearer), e o estúdio não tem um`,
    )
  const sent = normaliseValues(definition, values)
  const httpRequest = buildHttpRequest(
    fillRequest(request, source, sent, requirePurpose(model, definition, purpose)),
  )
  const { timeoutMs } = source
  const reply = await sendRequest(httpRequest, {
    baseUrl: readBaseUrl(context, request.source, source),
    timeoutMs,
    isAudited: isAudited(source),
  })
  if (reply.kind !== 'answered') throw new StudioError(describeFailure(request.source, source, reply))
  return { status: reply.status, text: reply.text }
}

/** Returns the values as the form would send them. Unknown names and empty fields are left out. */
function normaliseValues(
  definition: ConsultaDefinition,
  values: StudioRequests['ask']['values'],
): StudioRequests['ask']['values'] {
  const entries = definition.fields.flatMap((field) => {
    const sent = contractRules.normalise(field, values[field.name] ?? '')
    if (sent === '' && field.required) throw new StudioError(`Falta o valor de ${field.label}`)
    if (sent !== '' && !contractRules.accepts(field, sent))
      throw new StudioError(`O valor de ${field.label} não é válido`)
    return sent === '' ? [] : [[field.name, sent] as const]
  })
  const sent = Object.fromEntries(entries)
  const alternatives = listAlternatives(definition)
  if (alternatives.length > 0 && !alternatives.some(({ name }) => name in sent))
    throw new StudioError(`Preencha ao menos um: ${alternatives.map(({ label }) => label).join(', ')}`)
  return sent
}

/** A purpose is a legal statement of the user: no default is sent. */
function requirePurpose(
  { purposes }: Model,
  definition: ConsultaDefinition,
  purpose: string | undefined,
): string | undefined {
  if (definition.purpose !== 'required') return undefined
  if (purpose === undefined || !purposes.includes(purpose))
    throw new StudioError('Esta consulta pede uma finalidade: escolha uma das que o manifesto tem')
  return purpose
}

function readBaseUrl({ env }: StudioContext, name: string, { baseUrl, baseUrlEnv }: Source): string {
  const url = (baseUrlEnv === undefined ? undefined : env[baseUrlEnv]) || baseUrl
  if (!absoluteUrl.safeParse(url).success)
    throw new StudioError(
      `A fonte ${name} não tem um endereço completo: dê-o em baseUrl${baseUrlEnv ? ` ou na variável ${baseUrlEnv}` : ''}`,
    )
  return url.replace(/\/+$/, '')
}

function describeFailure(name: string, { timeoutMs }: Source, reply: FailedReply): string {
  if (reply.kind === 'unreachable') return `A fonte ${name} não respondeu: ${reply.reason}`
  return reply.kind === 'slow'
    ? `A fonte ${name} não respondeu em ${timeoutMs / 1000} s`
    : `A resposta da fonte ${name} tem mais de 8 MB`
}
