import { WebStorageStateStore } from 'oidc-client-ts'
import { buildStorageKey } from './provider.ts'

const usedKey = buildStorageKey('used')

/** How many used ones are remembered, to tell a callback that comes twice from one that was never asked for. */
const maxUsedStates = 20

/**
 * The logins of this tab that are under way: state, nonce, PKCE verifier and the path to return to. No token is among
 * them, and each is good for one callback.
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

/** What a login was begun with; `isSilent`: without the user's doing, `isUnlock`: to prove who left the screen locked. */
export type LoginRequest = { returnTo?: string | undefined; isSilent?: boolean; isUnlock?: boolean }

/** How a callback's login began; `reused` or `unknown` where none is under way. */
export async function readLoginRequest(state: string | null): Promise<LoginRequest | 'reused' | 'unknown'> {
  const text = state ? await createTransactions().get(state) : null
  if (text) return (JSON.parse(text) as { data?: LoginRequest }).data ?? {}
  return state && readUsedStates().includes(state) ? 'reused' : 'unknown'
}

const readUsedStates = (): string[] => JSON.parse(sessionStorage.getItem(usedKey) ?? '[]')
