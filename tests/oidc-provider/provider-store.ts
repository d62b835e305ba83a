import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * Stores a provider's data by kind and identifier. Like a database, it survives a restart with other keys.
 */
export class ProviderStore {
  readonly #payloads = new Map<string, AdapterPayload>()

  /** Returns the storage of one kind. Expired entries remain: the provider checks the expiry. */
  createAdapter(kind: string): Adapter {
    const buildKey = (id: string) => `${kind}:${id}`
    const find = async (id: string) => this.#payloads.get(buildKey(id))
    return {
      find,
      upsert: async (id, payload) => void this.#payloads.set(buildKey(id), payload),
      destroy: async (id) => void this.#payloads.delete(buildKey(id)),
      consume: async (id) => {
        const found = await find(id)
        if (found) found.consumed = Math.floor(Date.now() / 1000)
      },
      findByUid: async (uid) => this.#first(kind, (payload) => payload.uid === uid),
      findByUserCode: async (code) => this.#first(kind, (payload) => payload.userCode === code),
      revokeByGrantId: async (grant) => {
        for (const [key, { grantId }] of this.#payloads) if (grantId === grant) this.#payloads.delete(key)
      },
    }
  }

  #first(kind: string, matches: (payload: AdapterPayload) => boolean) {
    const found = [...this.#payloads].find(([key, payload]) => key.startsWith(`${kind}:`) && matches(payload))
    return found?.[1]
  }
}
