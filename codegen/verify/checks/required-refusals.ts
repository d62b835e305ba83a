import type { Source } from '../../../manifest/schema/sources.ts'
import type { Asked, Inquiry } from '../question.ts'
import { forgedTokens } from './forged-tokens.ts'
import { firstRequests, type Refusal } from './refusals.ts'

/** Tokens to ask with: one that may ask everything, and one of a user without any role. */
export type Tokens = { token?: string | undefined; roleless?: string | undefined }

const inventedToken = 'averigua-verify'

/** Returns the refusals that the contract demands of a source: by login, role and purpose, if it is told them. */
export function requiredRefusals(inquiries: readonly Inquiry[], source: Source, tokens: Tokens): Refusal[] {
  return [
    ...(source.auth === 'bearer' ? tokenRefusals(inquiries, tokens) : []),
    ...(source.purpose ? [purposeRefusal(inquiries, source, tokens)] : []),
    ...(source.auth === 'bearer' ? [roleRefusal(inquiries, tokens)] : []),
  ]
}

function tokenRefusals(inquiries: readonly Inquiry[], { token }: Tokens): Refusal[] {
  const all = firstRequests(inquiries)
  // A get first: it can be sent without --post.
  const [one] = all.toSorted((a, b) => Number(b.asked.method === 'get') - Number(a.asked.method === 'get'))
  const withTokens = (others: string[]) =>
    one ? others.map((other) => ({ ...one, asked: { ...one.asked, token: other } })) : []
  const statuses = [401]
  return [
    {
      check: 'no-token',
      how: 'sem token',
      statuses,
      hint: 'recuse com 401 todo pedido sem Authorization: Bearer, em todos os caminhos',
      requests: all.map((request) => ({ ...request, asked: { ...request.asked, token: '' } })),
    },
    {
      check: 'invented-token',
      how: 'com um token inventado',
      statuses,
      hint: 'confira assinatura, emissor, destinatário e validade do token, e recuse com 401',
      requests: withTokens([inventedToken]),
    },
    {
      check: 'forged-token',
      how: 'com um token adulterado',
      statuses,
      hint: 'confira a assinatura do token com as chaves do provedor, não aceite "alg": "none", e recuse com 401',
      requests: withTokens(token === undefined ? [] : forgedTokens(token)),
      reason: token === undefined ? 'falta --token-env' : 'o token não é um JWT assinado',
    },
  ]
}

function purposeRefusal(inquiries: readonly Inquiry[], source: Source, { token }: Tokens): Refusal {
  const lacksToken = source.auth === 'bearer' && token === undefined
  const demanding = inquiries.filter(({ demandsPurpose }) => demandsPurpose)
  return {
    check: 'no-purpose',
    how: 'sem finalidade',
    statuses: [400, 403],
    hint: 'recuse com 400 o pedido sem a finalidade que o contrato exige',
    requests: lacksToken
      ? []
      : firstRequests(demanding).map((request) => ({
          ...request,
          asked: withoutPurpose(request.asked, source.purpose),
        })),
    reason: lacksToken ? 'falta --token-env' : 'nenhuma consulta a exige',
  }
}

function withoutPurpose(asked: Asked, purpose: Source['purpose']): Asked {
  const { header, body: key } = purpose ?? {}
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => name !== header))
  if (key === undefined || typeof asked.body !== 'object' || asked.body === null) return { ...asked, headers }
  const body = Object.fromEntries(Object.entries(asked.body).filter(([name]) => name !== key))
  return { ...asked, headers, body }
}

function roleRefusal(inquiries: readonly Inquiry[], { roleless }: Tokens): Refusal {
  const guarded = firstRequests(inquiries.filter(({ demandsRole }) => demandsRole))
  return {
    check: 'no-role',
    how: 'de quem não tem o papel',
    statuses: [403],
    hint: 'confira os papéis que estão no token, e recuse com 403; um 401 aqui é do próprio token, que deve ser válido',
    requests:
      roleless === undefined
        ? []
        : guarded.map((request) => ({ ...request, asked: { ...request.asked, token: roleless } })),
    reason: guarded.length === 0 ? 'nenhuma consulta tem access' : 'falta --roleless-token-env',
  }
}
