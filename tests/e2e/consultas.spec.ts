import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { allLooks, expectAccessibleIn } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { queryWithSample } from './support/query-with-sample.ts'
import { expect, test } from './support/test.ts'

for (const [name, load] of Object.entries(families))
  test(`every variant of ${name} opens and answers`, async ({ loggedInPage: page }) => {
    const definitions: ConsultaDefinition[] = Object.values((await load()).default.variants)
    test.setTimeout(60_000 + 20_000 * definitions.length)
    await page.goto(requireValue(definitions[0]).path)
    for (const [index, definition] of definitions.entries()) {
      if (index > 0) await navigateInApp(page, definition.path)
      await queryWithSample(page, definition)
    }
    await expectAccessibleIn(page, allLooks)
  })

test('an unknown variant redirects as other unknown paths do', async ({ loggedInPage: page }) => {
  const { default: cpf } = await families.cpf()
  const home = /\/dashboard$/
  for (const number of ['1', '02', '999', 'x']) {
    await page.goto(`${requireValue(cpf.variants[1]).path}/${number}`)
    await expect(page).toHaveURL(home)
  }
})
