/** A user of the provider and the provider's behaviour for this user. */
export type ProviderUser = {
  email: string
  password: string
  name: string
  roles: string[]
  /** Shows the consent form after the password; otherwise consent was given before. */
  requiresConsent?: boolean
  /** Lifetime of access tokens in seconds. */
  accessTokenSeconds?: number
  /** Issues refresh tokens. */
  canRenew?: boolean
}

/**
 * Users of tests for a whole user flow. Other tests add their own over HTTP, so that tests do not interfere.
 */
const shipped: ProviderUser[] = [
  {
    email: 'ana@exemplo.com.br',
    password: 'senha-da-ana',
    name: 'Ana Souza',
    roles: ['analista'],
  },
  {
    email: 'gil@exemplo.com.br',
    password: 'senha-do-gil',
    name: 'Gil Prado',
    roles: ['analista', 'gestor'],
  },
]

export class Users {
  readonly #byEmail = new Map(shipped.map((user) => [user.email, user]))

  /** The account identifier is the e-mail. */
  find(email: string | undefined): ProviderUser | undefined {
    return email === undefined ? undefined : this.#byEmail.get(email)
  }

  /** Adds a user or changes some of its keys. */
  put(changes: Partial<ProviderUser> & { email: string }): void {
    const before = this.find(changes.email) ?? { password: 'senha', name: changes.email, roles: [] }
    this.#byEmail.set(changes.email, { ...before, ...changes })
  }
}
