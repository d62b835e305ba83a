/** Somebody who can log in at the provider, and how the provider deals with them. */
export type ProviderUser = {
  email: string
  password: string
  name: string
  roles: string[]
  /** What is asked of them after the password; otherwise the app has been authorised before. */
  requiresConsent?: boolean
  /** How long access tokens last, in seconds. */
  accessTokenSeconds?: number
  /** Whether they get refresh tokens. */
  canRenew?: boolean
}

/** The users of the tests of a whole story; others are added over HTTP, so that tests do not meet. */
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

  /** The account's identifier is its e-mail. */
  find(email: string | undefined): ProviderUser | undefined {
    return email === undefined ? undefined : this.#byEmail.get(email)
  }

  /** Adds a user, or changes one in part. */
  put(changes: Partial<ProviderUser> & { email: string }): void {
    const before = this.find(changes.email) ?? { password: 'senha', name: changes.email, roles: [] }
    this.#byEmail.set(changes.email, { ...before, ...changes })
  }
}
