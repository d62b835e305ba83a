import { type Claims, omitsRoles, readRoles } from '@manifest/contract/role-claims.ts'
import { ErrorResponse, type User } from 'oidc-client-ts'
import { subscribeKey } from 'valtio/vanilla/utils'
import { authSettings } from '@/generated/auth.ts'
import {
  clearAcceptedTokens,
  NoAccessToken,
  registerTokenProvider,
  renewAccessToken,
} from '../access-token.ts'
import { auth, loginWithProfile } from '../auth.ts'
import { buildProfile, type Profile } from '../profile.ts'
import { setRoles } from '../roles.ts'
import { explainFailure } from './explain-failure.ts'
import { type LoginFailure, loginFailureTexts, missingRoles } from './login-failure.ts'
import { getManager } from './manager.ts'
import { providerSettings } from './provider.ts'

/** Renew a token before use if it expires within this many seconds. */
const minSeconds = 5

/** Renew a token this many seconds before it expires, or after half its lifetime if that is later. */
const renewAheadSeconds = 60

/** The longest delay that `setTimeout` accepts, in ms. */
const maxTimeoutMs = 2 ** 31 - 1

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Supplies this tab's tokens to requests, and drops them when the user logs out in any tab. A login in
 * another tab without tokens here calls `onLoginInOtherTab`.
 */
export function startSession(onLoginInOtherTab: () => void): void {
  registerTokenProvider({ current: currentToken, renew })
  setRoles([])
  subscribeKey(auth, 'isAuth', async (isAuth) => {
    if (!isAuth) await dropTokens()
    else if (!(await getManager().getUser())) onLoginInOtherTab()
  })
}

export function acceptUser(user: User): void {
  clearAcceptedTokens()
  applyUser(user)
  loginWithProfile(readProfileClaims(user.profile))
}

function applyUser(user: User) {
  const { rolesClaim, rolesMap } = providerSettings()
  const { roleClaims } = getManager()
  setRoles(readRoles(roleClaims, { rolesClaim, rolesMap, roles: authSettings.roles }))
  missingRoles.isOmitted = omitsRoles(roleClaims, rolesClaim)
  clearTimeout(timer)
  const { expires_in: left, refresh_token: canRenew } = user
  if (left === undefined || !canRenew) return
  const wait = Math.max(left - renewAheadSeconds, left / 2) * 1000
  timer = setTimeout(() => renewAccessToken().catch(() => undefined), Math.min(wait, maxTimeoutMs))
}

async function dropTokens() {
  clearTimeout(timer)
  setRoles([])
  await getManager().removeUser()
}

async function currentToken(): Promise<string | undefined> {
  const user = await getManager().getUser()
  if ((user?.expires_in ?? Number.POSITIVE_INFINITY) > minSeconds) return user?.access_token
  return (await renewAccessToken()) ? (await getManager().getUser())?.access_token : undefined
}

/** Failures where the browser cannot reach the provider, which has refused nothing. */
const unreachableFailures = new Set<LoginFailure>(['unreachable', 'cors', 'policy', 'token-endpoint'])

/**
 * Renews with the refresh token. A refused token is removed; an unreachable provider is tried again later.
 */
async function renew(): Promise<boolean> {
  const { resource } = providerSettings()
  const before = await getManager().getUser()
  if (!before?.refresh_token) return false
  try {
    const user = await getManager().signinSilent(resource ? { resource } : {})
    // The user logged out during the renewal.
    if (!auth.isAuth || !user) {
      await dropTokens()
      return false
    }
    applyUser(user)
    return true
  } catch (error) {
    const failure = await explainFailure(error)
    if (unreachableFailures.has(failure)) throw new NoAccessToken(loginFailureTexts[failure])
    if (error instanceof ErrorResponse) await getManager().removeUser()
    return false
  }
}

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
