import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, heading, test } from './support/edited-project.ts'
import { choosePurpose } from './support/purpose.ts'

// The test shares a dev server with tests of the studio and of live editing.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const variant = `  14:
    title: Consulta de teste
    description: Uma variante somada só com YAML
    fields: [{ name: cpf, kind: cpf, label: CPF, required: true }]
    request: { source: gateway, get: "/cpf/{cpf}/teste" }
    result:
      - block: fields
        title: Resposta
        items: [{ label: Apelido, value: apelido }]
    summary: { value: apelido }
    example: { apelido: Fulana de Teste }
`

test('a variant and a family added in YAML answer; an error shows its position; fixing it recovers', async ({
  page,
  project,
  save,
  addFile,
  open,
}) => {
  const file = 'consultas/cpf.yaml'
  save(file, 'variants:\n', `variants:\n${variant}`)
  addFile('consultas/ddd.yaml', readFileSync(join(import.meta.dirname, 'support/ddd.yaml'), 'utf8'))
  execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: project.folder })
  await open('/consulta/cpf/14')
  await expect(heading(page)).toHaveText('Consulta de teste')
  await page.getByLabel('CPF').fill('529.982.247-25')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Fulana de Teste')

  save(file, 'title: Consulta de teste', 'titel: Consulta de teste')
  const broken = readFileSync(join(project.folder, 'manifest', file), 'utf8').split('\n')
  const line = broken.findIndex((text) => text.includes('titel:')) + 1
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(`manifest/consultas/cpf.yaml:${line}:5`)
  const printed = spawnSync('node', ['codegen/cli/launch.mjs'], {
    cwd: project.folder,
    encoding: 'utf8',
  }).stderr
  expect(printed).toContain('dica: você quis dizer "title"?')
  // As text: line feeds and spaces of the command line are kept, also in the code frame.
  expect(await overlay.locator('.message-body').evaluate((body) => body.textContent)).toBe(printed.trimEnd())
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta de teste' })).toBeAttached()

  save(file, 'titel: Consulta de teste', 'title: Consulta renomeada')
  await expect(heading(page)).toHaveText('Consulta renomeada')
  await expect(overlay).toHaveCount(0)

  // full/new-family.spec.ts builds it, with an answer from its source.
  await page.goto(`${project.url}/consulta/ddd`)
  await expect(heading(page)).toHaveText('Cidades de um DDD')
  await page.getByRole('main').getByLabel('DDD').fill('41')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('RIO NEGRO')
})
