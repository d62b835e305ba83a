import type { Claims } from '@manifest/contract/role-claims.ts'
import type { Profile } from '../profile.ts'
import { buildProfile } from '../profile.ts'

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
