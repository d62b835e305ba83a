import { WebStorageStateStore } from 'oidc-client-ts'
import { storageKey } from './provider.ts'

const usedKey = storageKey('used')

/** How many used ones are remembered, to tell a callback that comes twice from one that was never asked for. */
const remembered = 20

/**
 * The logins of this tab that are under way: state, nonce, PKCE verifier and the path to return to. No token is among
 * them, and each is good for one callback.
 */
class Transactions extends WebStorageStateStore {
  override async remove(key: string): Promise<string | null> {
    const found = await super.remove(key)
    if (found) sessionStorage.setItem(usedKey, JSON.stringify([key, ...used()].slice(0, remembered)))
    return found
  }
}

export const makeTransactions = () =>
  new Transactions({ prefix: storageKey('login.'), store: sessionStorage })

/** What a login was begun with; `isSilent`: without the user's doing, `isUnlock`: to prove who left the screen locked. */
export type Beginning = { returnTo?: string | undefined; isSilent?: boolean; isUnlock?: boolean }

/** How a callback's login began; `reused` or `unknown` where none is under way. */
export async function beginningOf(state: string | null): Promise<Beginning | 'reused' | 'unknown'> {
  const text = state ? await makeTransactions().get(state) : null
  if (text) return (JSON.parse(text) as { data?: Beginning }).data ?? {}
  return state && used().includes(state) ? 'reused' : 'unknown'
}

const used = (): string[] => JSON.parse(sessionStorage.getItem(usedKey) ?? '[]')
