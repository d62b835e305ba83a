import type { ProviderUser } from '../../oidc-provider/users.ts'
import { type Company, startCompany, tokenSeconds } from './company.ts'
import { test as base } from './test.ts'
import { workerFixture } from './worker-fixture.ts'

type Fixtures = {
  /** An analyst with the roles she has at the start. */
  ana: ProviderUser & { assignRoles: (...roles: string[]) => void }
}

/** Tests the app as a company runs it, with provider and gateway. */
export const test = base.extend<Fixtures, { company: Company }>({
  company: workerFixture(240_000, async (use) => {
    const company = await startCompany()
    await use(company)
    await company.stop()
  }),
  baseURL: ({ company }, use) => use(company.app),
  ana: async ({ company: { users } }, use) => {
    const email = 'ana@exemplo.com.br'
    const assignRoles = (...roles: string[]) => users.put({ email, roles })
    users.put({ email, roles: ['analista'], accessTokenSeconds: tokenSeconds })
    await use({ email, password: 'senha-da-ana', name: 'Ana Souza', roles: [], assignRoles })
  },
})
