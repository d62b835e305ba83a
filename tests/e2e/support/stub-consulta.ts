import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Block } from '../../../manifest/schema/result.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import { requireValue } from '../../support/require-value.ts'
import { expect, type Page } from './test.ts'

export type Stub = { result: Block[]; answer: Json; summary?: ConsultaDefinition['summary'] }

/** Opens a shipped consulta with another layout and answer, and submits the form. */
export async function lookUpStub(page: Page, { result, answer, summary }: Stub) {
  const { default: family } = await families.cep()
  const { summary: _, ...shipped } = requireValue(family.variants[1])
  const definition = { ...shipped, ...(summary ? { summary } : {}), result, example: answer, examples: [] }
  await page.route(/\/dash\/cep-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify({ ...family, variants: { 1: definition } })}`,
    }),
  )
  await page.goto(definition.path)
  await page.getByRole('textbox', { name: 'CEP' }).fill('01001-000')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const region = page.getByRole('region', { name: 'Resultado', exact: true })
  await expect(region.getByRole('button', { name: 'Exportar' })).toBeVisible()
  return region
}
