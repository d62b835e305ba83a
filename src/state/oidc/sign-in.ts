import { auth } from '../auth.ts'
import { explainFailure } from './explain-failure.ts'
import { lastLogin } from './login-failure.ts'
import { getManager } from './manager.ts'
import { openPopup, popupName } from './popup.ts'
import { acceptUser } from './session.ts'
import type { LoginRequest } from './transactions.ts'

type SignInOptions = {
  /** The path that the login leads to, with query and hash. */
  returnTo?: string | null
  /** `login` asks for the password even where the provider knows the user, `create` for a new account. */
  prompt?: 'login' | 'create'
}

/** Leads to the provider, which sends the browser back. Returns where that fails, or when the user comes Back. */
export async function signIn({ returnTo, prompt }: SignInOptions = {}): Promise<void> {
  await redirect({ returnTo: returnTo ?? undefined, ...(prompt === 'login' && { isUnlock: true }) }, prompt)
}

/** Goes on with the provider's session, without the user's doing, where it has one. */
export async function signInSilently(returnTo: string): Promise<void> {
  await redirect({ returnTo, isSilent: true }, 'none')
}

/** Logs in who has lost the session on a page beside it, so that what was typed there stays; all others by a redirect. */
export async function resumeSession(returnTo: string | null): Promise<void> {
  const hasPage = returnTo !== null && getManager().lastSubject !== undefined
  const mayBeOtherUser = lastLogin.failure === 'other-user'
  if (hasPage && !mayBeOtherUser) await signInAgain({ returnTo })
  else await signIn({ returnTo })
}

/** Whether the provider lets people create an account on its own (`prompt=create`, Initiating User Registration 1.0). */
export async function offersRegistration(): Promise<boolean> {
  const metadata = await getManager().metadataService.getMetadata()
  const prompts: unknown = Reflect.get(metadata, 'prompt_values_supported')
  return Array.isArray(prompts) && prompts.includes('create')
}

let currentAttempt: AbortController | undefined

/**
 * Logs the same user in again in a window beside the page, which stays as it is; where the browser blocks the window,
 * by a redirect. To be called from a click. A window that is closed is not heard of: whoever calls again replaces it.
 * Resolves to whether they are back; what went wrong stands in `lastLogin`.
 */
export async function signInAgain({ returnTo, prompt }: SignInOptions = {}): Promise<boolean> {
  currentAttempt?.abort()
  const attempt = new AbortController()
  currentAttempt = attempt
  const { signal } = attempt
  if (!openPopup()) {
    await signIn({ ...(returnTo && { returnTo }), ...(prompt && { prompt }) })
    return false
  }
  lastLogin.failure = undefined
  lastLogin.isInPopup = true
  getManager().onlySubject = getManager().lastSubject
  try {
    const user = await getManager().signinPopup({
      nonce: crypto.randomUUID(),
      popupWindowTarget: popupName,
      popupSignal: signal,
      ...(prompt && { prompt }),
      ...buildLoginHint(),
    })
    acceptUser(user)
    return true
  } catch (error) {
    if (!signal.aborted) lastLogin.failure = await explainFailure(error)
    return false
  } finally {
    if (!signal.aborted) {
      getManager().onlySubject = undefined
      lastLogin.isInPopup = false
    }
  }
}

async function redirect(request: LoginRequest, prompt: string | undefined) {
  lastLogin.failure = undefined
  try {
    await getManager().signinRedirect({
      nonce: crypto.randomUUID(),
      state: request,
      // What the user did not begin leaves no entry in the history.
      redirectMethod: request.isSilent ? 'replace' : 'assign',
      ...(prompt && { prompt }),
      ...buildLoginHint(),
    })
  } catch (error) {
    lastLogin.failure = await explainFailure(error)
  }
}

/** Who was logged in last is asked first; another account can be chosen at the provider. */
function buildLoginHint() {
  const email = auth.profile?.email
  return email ? { login_hint: email } : {}
}
