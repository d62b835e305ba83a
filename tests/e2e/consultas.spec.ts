import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { present } from '../support/present.ts'
import { everyLook, expectAccessibleIn } from './support/looks.ts'
import { sampleFor } from './support/sample-values.ts'
import { expect, type Page, test } from './support/test.ts'

async function fillForm(page: Page, { fields }: ConsultaDefinition) {
  for (const field of fields) {
    const control = page.getByRole('main').getByLabel(field.label, { exact: false }).first()
    const sample = sampleFor(field)
    if (sample !== undefined) await control.fill(sample)
    else if (field.kind === 'select') await control.selectOption(field.options[0]?.value ?? '')
  }
}

async function lookUp(page: Page, definition: ConsultaDefinition) {
  await page.goto(definition.path)
  await expect(page.getByRole('heading', { level: 1, name: definition.title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${definition.path}$`))
  await fillForm(page, definition)
  await page.getByRole('button', { name: 'Consultar' }).click()
  await expect(
    page.getByRole('region', { name: 'Resultado' }).getByText('Dados de demonstração'),
  ).toBeVisible()
}

for (const [name, load] of Object.entries(families)) {
  test(`every variant of ${name} opens and answers`, async ({ insider: page }) => {
    const family = (await load()).default
    const definitions: ConsultaDefinition[] = Object.values(family.variants)
    expect(definitions.length).toBeGreaterThan(0)
    test.setTimeout(60_000 + 20_000 * definitions.length)
    for (const definition of definitions) await lookUp(page, definition)
    await expectAccessibleIn(page, everyLook)
  })
}

test('an unknown variant goes where unknown paths go', async ({ insider: page }) => {
  const { default: cpf } = await families.cpf()
  const home = /\/dashboard$/
  for (const number of ['1', '02', '999', 'x']) {
    await page.goto(`${present(cpf.variants[1]).path}/${number}`)
    await expect(page).toHaveURL(home)
  }
})
