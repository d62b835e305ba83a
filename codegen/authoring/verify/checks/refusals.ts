import type { Source } from '../../../../manifest/schema/sources.ts'
import { describeFailedReply } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { HttpRequest, VariantCase, VerifyProblem } from '../verify-types.ts'
import { createChecked, createUnchecked, type SourceCheck, type SourceCheckName } from './source-check.ts'

/** Requests that a source must refuse. */
type RefusalCheck = {
  check: SourceCheckName
  /** Portuguese, follows "o pedido": `sem token`. */
  requestLabel: string
  /** The statuses that the contract allows for the refusal. */
  statuses: number[]
  /** The fix, in Portuguese. */
  hint: string
  probes: Probe[]
  /** The reason if there are no probes, in Portuguese. */
  reason?: string | undefined
}

type Probe = { httpRequest: HttpRequest; perMinute: number; example: string }

/** Sends requests that must be refused. Stops at the first accepted one, because each may be billed. */
export async function checkRefusal(
  refusal: RefusalCheck,
  mayPost: boolean,
  client: SourceClient,
): Promise<SourceCheck> {
  const { check, probes, reason } = refusal
  if (probes.length === 0) return createUnchecked(check, reason ?? 'nenhum exemplo pergunta')
  const sendableProbes = probes.filter(({ httpRequest }) => mayPost || httpRequest.method === 'get')
  if (sendableProbes.length === 0) return createUnchecked(check, 'só há post, use --post')
  for (const { httpRequest, perMinute, example } of sendableProbes) {
    const reply = await client.send(httpRequest, { perMinute, example })
    const problem =
      reply.kind === 'answered'
        ? describeRefusalStatus(reply.status, refusal)
        : describeFailedReply(reply, client.timeoutMs)
    if (problem) return createChecked(check, [{ ...problem, example }])
  }
  return createChecked(
    check,
    [],
    sendableProbes.length < probes.length ? 'só os get: falta --post' : undefined,
  )
}

function describeRefusalStatus(
  status: number,
  { requestLabel, statuses, hint }: RefusalCheck,
): VerifyProblem | undefined {
  if (statuses.includes(status)) return undefined
  if (status >= 200 && status < 300)
    return { code: 'accepted', message: `aceita (HTTP ${status}) o pedido ${requestLabel}`, hint }
  const message = `responde HTTP ${status} ao pedido ${requestLabel}, e não ${statuses.join(' ou ')}`
  return { code: 'refusal-status', message, hint }
}

/** Returns the first request of each variant, without duplicates. */
function listFirstProbes(cases: readonly VariantCase[]): Probe[] {
  const probes = cases.flatMap(({ queries, perMinute }) =>
    queries.slice(0, 1).map(({ httpRequest, example }) => ({ httpRequest, perMinute, example })),
  )
  return [
    ...new Map(probes.toReversed().map((probe) => [JSON.stringify(probe.httpRequest), probe])).values(),
  ].reverse()
}

/** Access tokens for the queries: one with all roles, one without roles. */
export type VerifyTokens = { token?: string | undefined; roleless?: string | undefined }

const inventedToken = 'averigua-verify'

/** Returns the refusals that the contract requires of a source, by login, purpose and role. */
export function listRefusalChecks(
  cases: readonly VariantCase[],
  source: Source,
  tokens: VerifyTokens,
): RefusalCheck[] {
  return [
    ...(source.auth === 'bearer' ? createTokenChecks(cases, tokens) : []),
    ...(source.purpose ? [createPurposeCheck(cases, source, tokens)] : []),
    ...(source.auth === 'bearer' ? [createRoleCheck(cases, tokens)] : []),
  ]
}

function createTokenChecks(cases: readonly VariantCase[], { token }: VerifyTokens): RefusalCheck[] {
  const allProbes = listFirstProbes(cases)
  // A GET first, because it can be sent without --post.
  const [firstProbe] = allProbes.toSorted(
    (a, b) => Number(b.httpRequest.method === 'get') - Number(a.httpRequest.method === 'get'),
  )
  const withTokens = (forgedValues: string[]) =>
    firstProbe
      ? forgedValues.map((forgedToken) => ({
          ...firstProbe,
          httpRequest: { ...firstProbe.httpRequest, token: forgedToken },
        }))
      : []
  const statuses = [401]
  return [
    {
      check: 'no-token',
      requestLabel: 'sem token',
      statuses,
      hint: 'recuse com 401 todo pedido sem Authorization: Bearer, em todos os caminhos',
      probes: allProbes.map((probe) => ({ ...probe, httpRequest: { ...probe.httpRequest, token: '' } })),
    },
    {
      check: 'invented-token',
      requestLabel: 'com um token inventado',
      statuses,
      hint: 'confira assinatura, emissor, destinatário e validade do token, e recuse com 401',
      probes: withTokens([inventedToken]),
    },
    {
      check: 'forged-token',
      requestLabel: 'com um token adulterado',
      statuses,
      hint: 'confira a assinatura do token com as chaves do provedor, não aceite "alg": "none", e recuse com 401',
      probes: withTokens(token === undefined ? [] : forgeTokens(token)),
      reason: token === undefined ? 'falta --token-env' : 'o token não é um JWT assinado',
    },
  ]
}

function createPurposeCheck(
  cases: readonly VariantCase[],
  source: Source,
  { token }: VerifyTokens,
): RefusalCheck {
  const lacksToken = source.auth === 'bearer' && token === undefined
  const casesWithPurpose = cases.filter(({ requiresPurpose }) => requiresPurpose)
  return {
    check: 'no-purpose',
    requestLabel: 'sem finalidade',
    statuses: [400, 403],
    hint: 'recuse com 400 o pedido sem a finalidade que o contrato exige',
    probes: lacksToken
      ? []
      : listFirstProbes(casesWithPurpose).map((probe) => ({
          ...probe,
          httpRequest: removePurpose(probe.httpRequest, source.purpose),
        })),
    reason: lacksToken ? 'falta --token-env' : 'nenhuma consulta a exige',
  }
}

function removePurpose(httpRequest: HttpRequest, purpose: Source['purpose']): HttpRequest {
  const { header, body: key } = purpose ?? {}
  const headers = Object.fromEntries(Object.entries(httpRequest.headers).filter(([name]) => name !== header))
  if (key === undefined || typeof httpRequest.body !== 'object' || httpRequest.body === null)
    return { ...httpRequest, headers }
  const body = Object.fromEntries(Object.entries(httpRequest.body).filter(([name]) => name !== key))
  return { ...httpRequest, headers, body }
}

function createRoleCheck(cases: readonly VariantCase[], { roleless }: VerifyTokens): RefusalCheck {
  const probesWithRole = listFirstProbes(cases.filter(({ requiresRole }) => requiresRole))
  return {
    check: 'no-role',
    requestLabel: 'de quem não tem o papel',
    statuses: [403],
    hint: 'confira os papéis que estão no token, e recuse com 403; um 401 aqui é do próprio token, que deve ser válido',
    probes:
      roleless === undefined
        ? []
        : probesWithRole.map((probe) => ({
            ...probe,
            httpRequest: { ...probe.httpRequest, token: roleless },
          })),
    reason: probesWithRole.length === 0 ? 'nenhuma consulta tem access' : 'falta --roleless-token-env',
  }
}

/**
 * Forges two tokens from a signed JWT: one with another signature, one with algorithm `none`. Returns none if
 * the text is not a signed JWT.
 */
export function forgeTokens(token: string): string[] {
  const [header, claims, signature, ...others] = token.split('.')
  if (!header || !claims || !signature || others.length > 0) return []
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const first = signature.startsWith('A') ? 'B' : 'A'
  return [`${header}.${claims}.${first}${signature.slice(1)}`, `${unsigned}.${claims}.`]
}
