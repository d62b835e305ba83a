import type { ProviderUser } from '../../oidc-provider/users.ts'
import { type Company, startCompany, tokenSeconds } from './company.ts'
import { test as base } from './test.ts'

type Fixtures = {
  /** An analyst, as the provider has her at the beginning. */
  ana: ProviderUser & { assignRoles: (...roles: string[]) => void }
}

/** Tests of the app as a company runs it, with everything that stands behind it. */
export const test = base.extend<Fixtures, { company: Company }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies is written so
    async ({}, use) => {
      const company = await startCompany()
      await use(company)
      await company.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ company }, use) => use(company.app),
  ana: async ({ company: { users } }, use) => {
    const email = 'ana@exemplo.com.br'
    const assignRoles = (...roles: string[]) => users.put({ email, roles })
    users.put({ email, roles: ['analista'], accessTokenSeconds: tokenSeconds })
    await use({ email, password: 'senha-da-ana', name: 'Ana Souza', roles: [], assignRoles })
  },
})
