import { auth } from '../auth.ts'
import { explainFailure } from './explain-failure.ts'
import { lastLogin } from './login-failure.ts'
import { manager } from './manager.ts'
import { openPopup, popupName } from './popup.ts'
import { enter } from './session.ts'
import type { Beginning } from './transactions.ts'

type SignIn = {
  /** The path that the login leads to, with query and hash. */
  returnTo?: string | null
  /** `login` asks for the password even where the provider knows the user, `create` for a new account. */
  prompt?: 'login' | 'create'
}

/** Leads to the provider, which sends the browser back. Returns where that fails, or when the user comes Back. */
export async function signIn({ returnTo, prompt }: SignIn = {}): Promise<void> {
  await redirect({ returnTo: returnTo ?? undefined, ...(prompt === 'login' && { isUnlock: true }) }, prompt)
}

/** Goes on with the provider's session, without the user's doing, where it has one. */
export async function signInSilently(returnTo: string): Promise<void> {
  await redirect({ returnTo, isSilent: true }, 'none')
}

/** Logs in who has lost the session on a page beside it, so that what was typed there stays; all others by a redirect. */
export async function resume(returnTo: string | null): Promise<void> {
  const hasPage = returnTo !== null && manager().lastSubject !== undefined
  const mayBeOther = lastLogin.failure === 'other-user'
  if (hasPage && !mayBeOther) await signInAgain({ returnTo })
  else await signIn({ returnTo })
}

/** Whether the provider lets people create an account on its own (`prompt=create`, Initiating User Registration 1.0). */
export async function offersRegistration(): Promise<boolean> {
  const metadata = await manager().metadataService.getMetadata()
  const prompts: unknown = Reflect.get(metadata, 'prompt_values_supported')
  return Array.isArray(prompts) && prompts.includes('create')
}

let open: AbortController | undefined

/**
 * Logs the same user in again in a window beside the page, which stays as it is; where the browser blocks the window,
 * by a redirect. To be called from a click. A window that is closed is not heard of: whoever calls again replaces it.
 * Resolves to whether they are back; what went wrong stands in `lastLogin`.
 */
export async function signInAgain({ returnTo, prompt }: SignIn = {}): Promise<boolean> {
  open?.abort()
  const replaceable = new AbortController()
  open = replaceable
  const { signal } = replaceable
  if (!openPopup()) {
    await signIn({ ...(returnTo && { returnTo }), ...(prompt && { prompt }) })
    return false
  }
  lastLogin.failure = undefined
  lastLogin.isBeside = true
  manager().onlySubject = manager().lastSubject
  try {
    const user = await manager().signinPopup({
      nonce: crypto.randomUUID(),
      popupWindowTarget: popupName,
      popupSignal: signal,
      ...(prompt && { prompt }),
      ...hint(),
    })
    enter(user)
    return true
  } catch (error) {
    if (!signal.aborted) lastLogin.failure = await explainFailure(error)
    return false
  } finally {
    if (!signal.aborted) {
      manager().onlySubject = undefined
      lastLogin.isBeside = false
    }
  }
}

async function redirect(beginning: Beginning, prompt: string | undefined) {
  lastLogin.failure = undefined
  try {
    await manager().signinRedirect({
      nonce: crypto.randomUUID(),
      state: beginning,
      // What the user did not begin leaves no entry in the history.
      redirectMethod: beginning.isSilent ? 'replace' : 'assign',
      ...(prompt && { prompt }),
      ...hint(),
    })
  } catch (error) {
    lastLogin.failure = await explainFailure(error)
  }
}

/** Who was logged in last is asked first; another account can be chosen at the provider. */
function hint() {
  const email = auth.profile?.email
  return email ? { login_hint: email } : {}
}
