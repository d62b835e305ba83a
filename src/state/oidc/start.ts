import { app } from '@/generated/app.ts'
import { addBasePath, removeBasePath } from '@/lib/base-path.ts'
import { auth, logout } from '../auth.ts'
import { drafts, redirectToLogin } from '../drafts.ts'
import { explainFailure } from './explain-failure.ts'
import { isPopup, loginSilently } from './login.ts'
import { type LoginFailure, lastLogin } from './login-failure.ts'
import { getManager, readLoginRequest } from './manager.ts'
import { callbackPath } from './provider.ts'
import { acceptUser, startSession } from './session.ts'

/**
 * Starts a document of an app with a login provider: handles the callback, or continues the provider's
 * session. Renders unless the document redirects.
 */
export async function start(render: () => void): Promise<void> {
  startSession(() => void followOtherTabLogin())
  if (removeBasePath(location.pathname) !== callbackPath) {
    if (!auth.isAuth || !(await restoreSession())) render()
  } else if (isPopup()) await getManager().signinPopupCallback()
  else {
    await handleCallback()
    render()
  }
}

/** Tries to continue the provider's session. Resolves to `false` if the provider is unreachable. */
async function restoreSession(): Promise<boolean> {
  const path = removeBasePath(location.pathname) + location.search + location.hash
  await loginSilently(path)
  if (!lastLogin.failure) return true
  logout({ returnTo: path, isOwnTab: true })
  return false
}

/**
 * Handles a login in another tab. A redirect would lose drafts. With drafts it shows the login page, which
 * opens a popup.
 */
async function followOtherTabLogin(): Promise<void> {
  const { returnTo } = auth
  if (!drafts.isEmpty()) redirectToLogin(returnTo)
  else await restoreSession()
}

/** Handles the callback. First removes its URL, which contains the code, from the history. */
async function handleCallback(): Promise<void> {
  const address = location.href
  history.replaceState(null, '', addBasePath(app.auth.login))
  const request = await readLoginRequest(new URL(address).searchParams.get('state'))
  if (typeof request === 'string') {
    lastLogin.failure = request
    return logout({ isOwnTab: true })
  }
  const returnTo = toAppPath(request.returnTo)
  try {
    acceptUser(await getManager().signinRedirectCallback(address))
    if (request.isUnlock) (await import('../screen-lock.ts')).unlockScreen()
    history.replaceState(null, '', addBasePath(returnTo))
  } catch (error) {
    rejectLogin(await explainFailure(error), returnTo, request.isSilent === true)
  }
}

function rejectLogin(failure: LoginFailure, returnTo: string, isSilent: boolean) {
  // A silent login that needs a login is no failure: the provider has no session, so no tab has one.
  const isSessionOver = isSilent && failure === 'needs-login'
  lastLogin.failure = isSessionOver ? undefined : failure
  logout({ returnTo, isOwnTab: !isSessionOver })
}

/** Returns a path of this app, or home if the login began with any other address. */
function toAppPath(path: string = app.auth.home): string {
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  const isOwn = origin === location.origin && !pathname.startsWith('//')
  return isOwn ? pathname + search + hash : app.auth.home
}
