import { parseJson } from '../../../codegen/authoring/verify/check-reply.ts'
import { ask, explainFailedReply } from '../ask.ts'
import type { Check } from '../check.ts'
import { checkReadableByPage } from './cors.ts'
import type { Metadata } from './discovery.ts'
import type { OwnAddresses, ProviderGroup, ProviderSettings } from './settings.ts'

/** Redeems a code that does not exist. The refusal tells if the provider knows the client. */
export async function checkTokenEndpoint(
  group: ProviderGroup,
  { token_endpoint: endpoint }: Metadata,
  { clientId }: ProviderSettings,
  { site, callback }: OwnAddresses,
): Promise<{ cors: Check; client: Check }> {
  const { ok, fail, skip } = group
  const reply = await ask(String(endpoint), {
    method: 'POST',
    headers: { accept: 'application/json', origin: site.origin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: 'averigua-doctor',
      code_verifier: 'averigua-doctor-'.padEnd(43, '0'),
      redirect_uri: callback,
    }),
  })
  if (reply.kind !== 'answered') {
    const message = `o endereço dos tokens não responde: ${explainFailedReply(reply)}`
    return {
      cors: fail('token-cors', message, 'confira token_endpoint na descoberta, ou auth.oidc.tokenUrl'),
      client: skip('client', 'o endereço dos tokens não responde'),
    }
  }
  const isOwnAddress = new URL(String(endpoint)).origin === site.origin
  const cors = isOwnAddress ? ok('token-cors') : checkReadableByPage(group, 'token-cors', reply, site.origin)
  return { cors, client: describeClient(group, parseJson(reply.text), reply.status) }
}

type TokenError = { error?: unknown; error_description?: unknown } | null | undefined

function describeClient({ ok, fail, skip }: ProviderGroup, answer: unknown, status: number) {
  const { error, error_description: description } = (answer as TokenError) ?? {}
  const text = typeof description === 'string' ? description : ''
  if (/client.?secret|AADSTS7000218/i.test(text))
    return fail(
      'client',
      'o provedor pede um segredo a este cliente',
      'registre o painel como aplicação de página única (cliente público, PKCE, sem segredo)',
    )
  if (/AADSTS9002326/.test(text))
    return fail(
      'client',
      'o provedor só troca códigos de um navegador para o tipo SPA',
      'no Entra ID, registre o endereço de retorno como Single-page application (SPA)',
    )
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return fail(
      'client',
      `o provedor não aceita este cliente (${error})`,
      'confira VITE_OIDC_CLIENT_ID, e que o cliente é público e tem o código de autorização ligado',
    )
  return error === 'invalid_grant'
    ? ok('client')
    : skip('client', `o provedor respondeu HTTP ${status} a um código inventado, e não invalid_grant`)
}
