import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import { allLooks, expectAccessibleIn } from '../support/looks.ts'
import { queryWithSample } from '../support/query-with-sample.ts'
import { expect, test } from '../support/test.ts'

for (const [name, load] of Object.entries(families))
  test(`every variant of ${name} opens at its address and answers`, async ({ loggedInPage: page }) => {
    const definitions: ConsultaDefinition[] = Object.values((await load()).default.variants)
    expect(definitions.length).toBeGreaterThan(0)
    test.setTimeout(60_000 + 20_000 * definitions.length)
    for (const definition of definitions) {
      await page.goto(definition.path)
      await queryWithSample(page, definition)
    }
    await expectAccessibleIn(page, allLooks)
  })
