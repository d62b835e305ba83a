import { ignoreFailedRequests, test } from '../support/live-test.ts'
import { expectEachState } from '../support/source-states.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

for (const family of ['cnpj', 'placa'] as const)
  test(`${family}: each kind of answer leads to its state`, async ({ loggedInPage: page, pageErrors }) => {
    await expectEachState(page, family, pageErrors)
  })
