import { auth } from '../auth.ts'
import { explainFailure } from './explain-failure.ts'
import { lastLogin } from './login-failure.ts'
import { getManager, type LoginRequest } from './manager.ts'
import { buildStorageKey, providerSettings } from './provider.ts'
import { acceptUser } from './session.ts'

type LoginOptions = {
  returnTo?: string | null
  /** `login` requires the password even if the provider knows the user; `create` opens the registration. */
  prompt?: 'login' | 'create'
}

/** Redirects to the provider. Resolves if that fails, or if the user goes back. */
export async function loginAtProvider({ returnTo, prompt }: LoginOptions = {}): Promise<void> {
  await redirect({ returnTo: returnTo ?? undefined, ...(prompt === 'login' && { isUnlock: true }) }, prompt)
}

/** Continues the provider's session without user interaction, if there is one. */
export async function loginSilently(returnTo: string): Promise<void> {
  await redirect({ returnTo, isSilent: true }, 'none')
}

/**
 * Logs in a user who lost the session: in a popup if a page is open, so that drafts stay, otherwise by a
 * redirect.
 */
export async function resumeSession(returnTo: string | null): Promise<void> {
  const hasPage = returnTo !== null && getManager().lastSubject !== undefined
  const mayBeOtherUser = lastLogin.failure === 'other-user'
  if (hasPage && !mayBeOtherUser) await loginAgain({ returnTo })
  else await loginAtProvider({ returnTo })
}

/**
 * Resolves to true if users can register at the provider (`prompt=create`, Initiating User Registration 1.0).
 */
export async function offersRegistration(): Promise<boolean> {
  const metadata = await getManager().metadataService.getMetadata()
  const prompts: unknown = Reflect.get(metadata, 'prompt_values_supported')
  return Array.isArray(prompts) && prompts.includes('create')
}

let currentAttempt: AbortController | undefined

/**
 * Logs the same user in again in a popup, and by a redirect if the browser blocks it. Call it from a click.
 * The app cannot detect that the user closed the popup, so another call replaces the attempt. Resolves to
 * true after the login; failures are in `lastLogin`.
 */
export async function loginAgain({ returnTo, prompt }: LoginOptions = {}): Promise<boolean> {
  currentAttempt?.abort()
  const attempt = new AbortController()
  currentAttempt = attempt
  const { signal } = attempt
  if (!openPopup()) {
    await loginAtProvider({ ...(returnTo && { returnTo }), ...(prompt && { prompt }) })
    return false
  }
  lastLogin.failure = undefined
  lastLogin.isInPopup = true
  getManager().onlySubject = getManager().lastSubject
  try {
    const user = await getManager().signinPopup({
      popupWindowTarget: popupName,
      popupSignal: signal,
      ...buildRequest(prompt),
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
    // A redirect that fails calls `window.stop()`, which would abort the code that the page still loads.
    await getManager().metadataService.getMetadata()
    await getManager().signinRedirect({
      state: request,
      // A redirect without user interaction must not add a history entry.
      redirectMethod: request.isSilent ? 'replace' : 'assign',
      ...buildRequest(prompt),
    })
  } catch (error) {
    lastLogin.failure = await explainFailure(error)
  }
}

/** Suggests the last user; they can choose another account at the provider. */
function buildRequest(prompt: string | undefined) {
  const { extraParams } = providerSettings()
  const email = auth.profile?.email
  return {
    nonce: crypto.randomUUID(),
    ...(prompt && { prompt }),
    ...(email && { login_hint: email }),
    ...(extraParams && { extraQueryParams: extraParams }),
  }
}

const markKey = buildStorageKey('popup')

const popupName = 'averigua-login'

/**
 * Opens the empty login window; returns `false` if the browser blocks it. The window copies this tab's
 * session storage, where a mark identifies it: `Cross-Origin-Opener-Policy` removes its opener.
 */
function openPopup(): boolean {
  sessionStorage.setItem(markKey, 'true')
  try {
    return window.open('', popupName, 'popup,width=480,height=680') !== null
  } finally {
    sessionStorage.removeItem(markKey)
  }
}

export const isPopup = () => sessionStorage.getItem(markKey) !== null
