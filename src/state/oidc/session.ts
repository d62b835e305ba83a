import { ErrorResponse, type User } from 'oidc-client-ts'
import { subscribeKey } from 'valtio/vanilla/utils'
import { authSettings } from '@/generated/auth.ts'
import { forgetAccepted, NoAccessToken, registerTokenSource, renewAccessToken } from '../access-token.ts'
import { admit, auth } from '../auth.ts'
import { setRoles } from '../roles.ts'
import { profileFrom, rolesOf } from './claims.ts'
import { explainFailure } from './explain-failure.ts'
import type { LoginFailure } from './login-failure.ts'
import { loginFailureTexts } from './login-failure-texts.ts'
import { manager } from './manager.ts'
import { providerSettings } from './provider.ts'

/** A token that ends within so many seconds is renewed before it is used. */
const leastSeconds = 5

/** How long before its end a token is renewed, in seconds; one that is short-lived, after half its time. */
const aheadSeconds = 60

/** The longest that a timer waits, in ms. */
const longestWait = 2 ** 31 - 1

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Gives this tab's tokens to the sources' client, and drops them as soon as the user logs out, in any tab. Another login
 * starts a new document.
 */
export function startSession(onLoginElsewhere: () => void): void {
  registerTokenSource({ current: currentToken, renew })
  setRoles([])
  subscribeKey(auth, 'isAuth', async (isAuth) => {
    if (!isAuth) await forget()
    else if (!(await manager().getUser())) onLoginElsewhere()
  })
}

/** Lets in a user whose ID token has been verified. */
export function enter(user: User): void {
  forgetAccepted()
  take(user)
  admit(profileFrom(user.profile))
}

/** What a login or a renewal brings: the roles as they are now, and the time of the next renewal. */
function take(user: User) {
  const { rolesClaim } = providerSettings()
  setRoles(rolesOf(user.profile, rolesClaim, authSettings.roles))
  clearTimeout(timer)
  const { expires_in: left, refresh_token: canRenew } = user
  if (left === undefined || !canRenew) return
  const wait = Math.max(left - aheadSeconds, left / 2) * 1000
  timer = setTimeout(() => renewAccessToken().catch(() => undefined), Math.min(wait, longestWait))
}

async function forget() {
  clearTimeout(timer)
  setRoles([])
  await manager().removeUser()
}

async function currentToken(): Promise<string | undefined> {
  const user = await manager().getUser()
  if ((user?.expires_in ?? Number.POSITIVE_INFINITY) > leastSeconds) return user?.access_token
  return (await renewAccessToken()) ? (await manager().getUser())?.access_token : undefined
}

/** The reason why the browser does not reach the provider, which has refused nothing. */
const noAnswer = new Set<LoginFailure>(['unreachable', 'cors', 'policy', 'token-endpoint'])

/** By the refresh token alone. What the provider refuses is gone; one that cannot be reached is asked again later. */
async function renew(): Promise<boolean> {
  const { resource } = providerSettings()
  const before = await manager().getUser()
  if (!before?.refresh_token) return false
  try {
    const user = await manager().signinSilent(resource ? { resource } : {})
    // Somebody has logged out meanwhile.
    if (!auth.isAuth || !user) {
      await forget()
      return false
    }
    take(user)
    return true
  } catch (error) {
    const failure = await explainFailure(error)
    if (noAnswer.has(failure)) throw new NoAccessToken(loginFailureTexts[failure])
    if (error instanceof ErrorResponse) await manager().removeUser()
    return false
  }
}
