import { app } from '@/generated/app.ts'
import { auth, clearAuth, requireLogin } from '../auth.ts'
import { hasDrafts, saveDrafts } from '../drafts.ts'
import { explainFailure } from './explain-failure.ts'
import { type LoginFailure, lastLogin } from './login-failure.ts'
import { getManager } from './manager.ts'
import { isPopup } from './popup.ts'
import { callbackPath } from './provider.ts'
import { acceptUser, startSession } from './session.ts'
import { signInSilently } from './sign-in.ts'
import { readLoginRequest } from './transactions.ts'

/**
 * Begins a document of an app whose logins are a provider's, before anything is rendered: takes what the provider sends
 * back, or goes on with its session where somebody was logged in. Renders unless the document is on its way elsewhere.
 */
export async function start(render: () => void): Promise<void> {
  startSession(() => void followOtherTabLogin())
  if (location.pathname !== callbackPath) {
    if (!auth.isAuth || !(await restoreSession())) render()
  } else if (isPopup()) await getManager().signinPopupCallback()
  else {
    await handleCallback()
    render()
  }
}

/** Asks the provider for its session, at most once a document; `false` where it cannot be asked. */
async function restoreSession(): Promise<boolean> {
  const path = location.pathname + location.search + location.hash
  await signInSilently(path)
  if (!lastLogin.failure) return true
  requireLogin(path)
  return false
}

/**
 * Somebody has logged in in another tab. On the way to the provider what was typed here would be lost: then the login is
 * shown, which has a window beside the page.
 */
async function followOtherTabLogin(): Promise<void> {
  const { returnTo } = auth
  if (hasDrafts()) saveDrafts(() => requireLogin(returnTo))
  else await restoreSession()
}

/** The callback. Its address, with the code in it, is gone from the history before anything else happens. */
async function handleCallback(): Promise<void> {
  const address = location.href
  history.replaceState(null, '', app.auth.login)
  const request = await readLoginRequest(new URL(address).searchParams.get('state'))
  if (typeof request === 'string') {
    lastLogin.failure = request
    return requireLogin(null)
  }
  const returnTo = toAppPath(request.returnTo)
  try {
    acceptUser(await getManager().signinRedirectCallback(address))
    if (request.isUnlock) (await import('../screen-lock.ts')).unlockScreen()
    history.replaceState(null, '', returnTo)
  } catch (error) {
    rejectLogin(await explainFailure(error), returnTo, request.isSilent === true)
  }
}

function rejectLogin(failure: LoginFailure, returnTo: string, isSilent: boolean) {
  // Without the user's doing nothing has gone wrong: the provider has no session, and so no tab has one.
  const isSessionOver = isSilent && failure === 'needs-login'
  if (isSessionOver) clearAuth()
  lastLogin.failure = isSessionOver ? undefined : failure
  requireLogin(returnTo)
}

/** The path of a login's beginning where it means a place of this app, and home otherwise. */
function toAppPath(path: string = app.auth.home): string {
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  const isOwn = origin === location.origin && !pathname.startsWith('//')
  return isOwn ? pathname + search + hash : app.auth.home
}
