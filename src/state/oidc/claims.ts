import type { Profile } from '../profile.ts'
import { buildProfile } from '../profile.ts'

type Claims = Record<string, unknown>

/** Returns the declared roles that an ID token names. Dots in `claim` separate nested keys. */
export function readRoleClaim(claims: Claims, claim: string, declared: readonly string[]): string[] {
  // A claim's own name may contain dots, for example a namespaced one.
  const found = Object.hasOwn(claims, claim) ? claims[claim] : claim.split('.').reduce(readKey, claims)
  const names = typeof found === 'string' ? found.split(/[\s,]+/) : found
  return Array.isArray(names) ? declared.filter((role) => names.includes(role)) : []
}

const readKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/**
 * Builds the profile from an ID token's claims. Accepts only an embedded picture, so that no other host is
 * contacted.
 */
export function readProfileClaims(claims: Claims): Profile {
  const {
    sub,
    given_name: nome,
    family_name: sobrenome,
    name,
    preferred_username: username,
    email,
    picture,
  } = claims
  const address = text(email)
  const whole = buildProfile({ name: text(name) || text(username) || address, email: address })
  const split = text(nome) ? { nome: text(nome), sobrenome: text(sobrenome) } : {}
  return { ...whole, id: text(sub), ...split, ...(isEmbedded(picture) ? { avatar: picture } : {}) }
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const isEmbedded = (picture: unknown): picture is string =>
  typeof picture === 'string' && /^data:image\/(?:png|jpeg|webp);base64,/.test(picture)
