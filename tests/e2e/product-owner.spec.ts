import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { copyProject } from '../support/project-copy.ts'
import { startDevServer } from './support/dev-server.ts'
import { choosePurpose } from './support/purpose.ts'
import { signIn } from './support/test.ts'

const test = base.extend<{ project: { folder: string; url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies is written so
  project: async ({}, use) => {
    const { folder, remove } = copyProject()
    const server = await startDevServer(folder)
    await use({ folder, url: server.url })
    await server.close()
    remove()
  },
})

const variant = `
  14:
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
}) => {
  test.setTimeout(120_000)
  const cpf = join(project.folder, 'manifest/consultas/cpf.yaml')
  await signIn(page)
  appendFileSync(cpf, variant)
  copyFileSync(
    join(import.meta.dirname, 'support/ddd.yaml'),
    join(project.folder, 'manifest/consultas/ddd.yaml'),
  )
  execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: project.folder })
  await page.goto(`${project.url}/consulta/cpf/14`)
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta de teste' })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByLabel('CPF').fill('529.982.247-25')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Fulana de Teste')

  const good = readFileSync(cpf, 'utf8')
  const broken = good.replace('title: Consulta de teste', 'titel: Consulta de teste')
  const line = broken.split('\n').findIndex((text) => text.includes('titel:')) + 1
  writeFileSync(cpf, broken)
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

  writeFileSync(cpf, good.replace('Consulta de teste', 'Consulta renomeada'))
  await expect(page.getByRole('heading', { level: 1, name: 'Consulta renomeada' })).toBeVisible()
  await expect(overlay).toHaveCount(0)

  // full/new-family.spec.ts builds it, with an answer from its source.
  await page.goto(`${project.url}/consulta/ddd`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cidades de um DDD' })).toBeVisible()
  await page.getByRole('main').getByLabel('DDD').fill('41')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('RIO NEGRO')
})
