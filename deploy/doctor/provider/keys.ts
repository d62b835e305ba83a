import { importJWK, type JWK } from 'jose'
import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import { ask, explainFailedReply, readJsonObject } from '../ask.ts'
import type { Check } from '../check.ts'
import type { ProviderGroup } from './settings.ts'

/** Checks that a key can verify signatures in a browser. `reply` is absent if the keys are unreachable. */
export async function checkKeys(
  { ok, fail }: ProviderGroup,
  address: unknown,
  origin: string | undefined,
): Promise<{ check: Check; reply?: AnsweredReply }> {
  const reply = await ask(String(address), {
    headers: { accept: 'application/json', ...(origin && { origin }) },
  })
  const hint = 'jwks_uri, na descoberta, é o endereço das chaves: confira-o no provedor e no proxy'
  if (reply.kind !== 'answered')
    return { check: fail('keys', `as chaves não respondem: ${explainFailedReply(reply)}`, hint) }
  const keys = readJsonObject(reply)?.keys
  if (!Array.isArray(keys))
    return {
      check: fail('keys', `o endereço das chaves responde HTTP ${reply.status}, sem chaves`, hint),
      reply,
    }
  const usable = await Promise.all(keys.map(isSigningKey))
  if (usable.includes(true)) return { check: ok('keys'), reply }
  const message = 'nenhuma chave confere assinaturas com RS, PS, ES ou EdDSA'
  return {
    check: fail('keys', message, 'use no provedor uma chave de assinatura RSA (2048 bits ou mais) ou EC'),
    reply,
  }
}

/** The algorithm of keys that do not name theirs, by kind. */
const defaultAlgorithms: Record<string, string> = { RSA: 'RS256', EC: 'ES256', OKP: 'EdDSA' }

/** A minimum of `jose`, which the app verifies with. In bits. */
const minRsaBits = 2048

async function isSigningKey(value: unknown): Promise<boolean> {
  if (typeof value !== 'object' || value === null) return false
  const key = value as JWK
  const algorithm = key.alg ?? defaultAlgorithms[key.kty ?? '']
  if (!algorithm || !/^(?:[RPE]S\d{3}|EdDSA|Ed25519)$/.test(algorithm)) return false
  if (key.use !== undefined && key.use !== 'sig') return false
  if (key.kty === 'RSA' && Buffer.from(key.n ?? '', 'base64url').length * 8 < minRsaBits) return false
  return importJWK(key, algorithm).then(
    () => true,
    () => false,
  )
}
