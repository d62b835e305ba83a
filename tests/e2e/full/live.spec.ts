import { ignoreFailedRequests, test } from '../support/live-test.ts'
import { expectEachState } from '../support/source-states.ts'

test.afterEach(({ pageErrors: complaints }) => ignoreFailedRequests(complaints))

for (const family of ['cnpj', 'placa'] as const)
  test(`${family}: each kind of answer leads to its state`, async ({
    signedInPage: page,
    pageErrors: complaints,
  }) => {
    await expectEachState(page, family, complaints)
  })
