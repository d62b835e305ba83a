import { app } from '@/generated/app.ts'
import { askForLogin, auth, lock } from '../auth.ts'
import { hasDrafts, keepDrafts } from '../drafts.ts'
import { explainFailure } from './explain-failure.ts'
import { type LoginFailure, lastLogin } from './login-failure.ts'
import { manager } from './manager.ts'
import { isPopup } from './popup.ts'
import { callbackPath } from './provider.ts'
import { enter, startSession } from './session.ts'
import { signInSilently } from './sign-in.ts'
import { beginningOf } from './transactions.ts'

/**
 * Begins a document of an app whose logins are a provider's, before anything is rendered: takes what the provider sends
 * back, or goes on with its session where somebody was logged in. Renders unless the document is on its way elsewhere.
 */
export async function start(render: () => void): Promise<void> {
  startSession(() => void followLogin())
  if (location.pathname !== callbackPath) {
    if (!auth.isAuth || !(await restore())) render()
  } else if (isPopup()) await manager().signinPopupCallback()
  else {
    await finish()
    render()
  }
}

/** Asks the provider for its session, at most once a document; `false` where it cannot be asked. */
async function restore(): Promise<boolean> {
  const path = location.pathname + location.search + location.hash
  await signInSilently(path)
  if (!lastLogin.failure) return true
  askForLogin(path)
  return false
}

/**
 * Somebody has logged in in another tab. On the way to the provider what was typed here would be lost: then the login is
 * shown, which has a window beside the page.
 */
async function followLogin(): Promise<void> {
  const { returnTo } = auth
  if (hasDrafts()) keepDrafts(() => askForLogin(returnTo))
  else await restore()
}

/** The callback. Its address, with the code in it, is gone from the history before anything else happens. */
async function finish(): Promise<void> {
  const address = location.href
  history.replaceState(null, '', app.auth.login)
  const beginning = await beginningOf(new URL(address).searchParams.get('state'))
  if (typeof beginning === 'string') {
    lastLogin.failure = beginning
    return askForLogin(null)
  }
  const returnTo = ownPath(beginning.returnTo)
  try {
    enter(await manager().signinRedirectCallback(address))
    if (beginning.isUnlock) (await import('../screen-lock.ts')).unlockScreen()
    history.replaceState(null, '', returnTo)
  } catch (error) {
    refuse(await explainFailure(error), returnTo, beginning.isSilent === true)
  }
}

function refuse(failure: LoginFailure, returnTo: string, isSilent: boolean) {
  // Without the user's doing nothing has gone wrong: the provider has no session, and so no tab has one.
  const isOver = isSilent && failure === 'needs-login'
  if (isOver) lock()
  lastLogin.failure = isOver ? undefined : failure
  askForLogin(returnTo)
}

/** The path of a login's beginning where it means a place of this app, and home otherwise. */
function ownPath(path: string = app.auth.home): string {
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  const isOwn = origin === location.origin && !pathname.startsWith('//')
  return isOwn ? pathname + search + hash : app.auth.home
}
