import { WebStorageStateStore } from 'oidc-client-ts'
import { buildStorageKey } from './provider.ts'

const usedKey = buildStorageKey('used')

/** Number of used states to store. They distinguish a repeated callback from one that was never requested. */
const maxUsedStates = 20

/**
 * The pending logins of this tab: state, nonce, PKCE verifier and return path, but no tokens. Each is valid
 * for one callback.
 */
class Transactions extends WebStorageStateStore {
  override async remove(key: string): Promise<string | null> {
    const found = await super.remove(key)
    if (found)
      sessionStorage.setItem(usedKey, JSON.stringify([key, ...readUsedStates()].slice(0, maxUsedStates)))
    return found
  }
}

export const createTransactions = () =>
  new Transactions({ prefix: buildStorageKey('login.'), store: sessionStorage })

/** The request of a login. `isSilent`: without user interaction; `isUnlock`: to unlock the screen. */
export type LoginRequest = { returnTo?: string | undefined; isSilent?: boolean; isUnlock?: boolean }

/** Returns the login request of a callback, or `reused` or `unknown` if none is pending. */
export async function readLoginRequest(state: string | null): Promise<LoginRequest | 'reused' | 'unknown'> {
  const text = state ? await createTransactions().get(state) : null
  if (text) return (JSON.parse(text) as { data?: LoginRequest }).data ?? {}
  return state && readUsedStates().includes(state) ? 'reused' : 'unknown'
}

const readUsedStates = (): string[] => JSON.parse(sessionStorage.getItem(usedKey) ?? '[]')
