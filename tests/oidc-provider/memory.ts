import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What a provider keeps, by kind and identifier. It outlives the provider, as a database does, when the keys change. */
export class Memory {
  readonly #kept = new Map<string, AdapterPayload>()

  /** The place of one kind. What has expired stays: the provider looks at the time itself. */
  of(kind: string): Adapter {
    const keyOf = (id: string) => `${kind}:${id}`
    const find = async (id: string) => this.#kept.get(keyOf(id))
    return {
      find,
      upsert: async (id, payload) => void this.#kept.set(keyOf(id), payload),
      destroy: async (id) => void this.#kept.delete(keyOf(id)),
      consume: async (id) => {
        const found = await find(id)
        if (found) found.consumed = Math.floor(Date.now() / 1000)
      },
      findByUid: async (uid) => this.#first(kind, (payload) => payload.uid === uid),
      findByUserCode: async (code) => this.#first(kind, (payload) => payload.userCode === code),
      revokeByGrantId: async (grant) => {
        for (const [key, { grantId }] of this.#kept) if (grantId === grant) this.#kept.delete(key)
      },
    }
  }

  #first(kind: string, matches: (payload: AdapterPayload) => boolean) {
    const found = [...this.#kept].find(([key, payload]) => key.startsWith(`${kind}:`) && matches(payload))
    return found?.[1]
  }
}
