import { forgiveFailedRequests, test } from '../support/live-test.ts'
import { expectEachState } from '../support/source-states.ts'

test.afterEach(({ complaints }) => forgiveFailedRequests(complaints))

for (const family of ['cnpj', 'placa'] as const)
  test(`${family}: each kind of answer leads to its state`, async ({ insider: page, complaints }) => {
    await expectEachState(page, family, complaints)
  })
