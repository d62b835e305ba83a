import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readSupplier, secrets } from '../codegen/authoring/sample-answer/support/suppliers.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'

// The tests share one dev server.
test.describe.configure({ mode: 'default', timeout: 600_000 })

test.use({ viewport: { width: 1440, height: 1000 } })

test('an answer becomes a page: its parts are chosen, ordered by keyboard and applied as one step', async ({
  page,
  project,
}) => {
  await page.goto(`${project.url}/__manifesto#consultas/cnpj.yaml`)
  await page.getByRole('button', { name: 'Da resposta', exact: true }).click({ timeout: 90_000 })
  const screen = page.getByRole('region', { name: 'Da resposta à página' })
  const text = screen.getByRole('textbox', { name: 'Resposta em JSON' })
  await text.fill('{ "a": 1, }')
  await expect(screen).toContainText('A resposta não é JSON: o erro está na linha 1, coluna 11')
  await text.fill(readSupplier('pgfn'))
  await expect(screen.getByRole('list', { name: 'Ficou de fora' })).toContainText('protocolo')
  await screen.getByRole('textbox', { name: 'Título da consulta' }).fill('Dívida nova')

  const request = screen.getByRole('group', { name: 'Pedido' })
  await expect(request.getByRole('textbox', { name: 'Caminho na fonte' })).toHaveValue('/cnpj/divida-nova')
  await request.getByRole('textbox', { name: 'Caminho na fonte' }).fill('/pgfn/{cnpj}')
  await request.getByRole('combobox', { name: 'Método' }).selectOption('get')

  const result = page
    .frameLocator('iframe[title="Página"]')
    .getByRole('region', { name: 'Resultado', exact: true })
  const headings = result.getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(['Devedor', 'Inscrições na dívida ativa', 'Débitos', 'Corresponsáveis'], {
    timeout: 60_000,
  })
  await expect(result).toContainText('EXEMPLO')

  const blocks = screen.getByRole('list', { name: 'Blocos' })
  await blocks.getByRole('checkbox', { name: 'Mostrar Corresponsáveis' }).uncheck()
  await blocks.getByRole('textbox', { name: 'Título de Débitos' }).fill('Parcelas')
  const up = blocks.getByRole('button', { name: 'Subir Débitos' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(screen.getByText('Débitos: posição 1 de 4')).toBeAttached()
  await expect(headings).toHaveText(['Parcelas', 'Devedor', 'Inscrições na dívida ativa'])

  await blocks.getByRole('button', { name: 'Abrir Devedor' }).click()
  const values = blocks.getByRole('list', { name: 'Valores de Devedor' })
  await values.getByRole('textbox', { name: 'Rótulo de Nome fantasia' }).fill('Marca')
  await values.getByRole('checkbox', { name: 'Sensível: Nome fantasia' }).check()
  await values.getByRole('checkbox', { name: 'Mostrar UF' }).uncheck()
  await expect(result.getByText('Marca', { exact: true })).toBeVisible()
  await expect(result.getByText('UF', { exact: true })).toHaveCount(0)
  await expect(result.getByRole('button', { name: 'Mostrar Marca' })).toBeVisible()
  await screen.getByRole('checkbox', { name: /^em dívida/ }).uncheck()
  await expect(result.getByText('em dívida')).toHaveCount(0)
  const head = screen.getByRole('list', { name: 'Valores do cabeçalho' })
  await screen.getByRole('checkbox', { name: 'Cabeçalho' }).check()
  await head.getByRole('combobox', { name: 'Nome' }).selectOption({ label: 'UF (devedor.uf)' })
  await head.getByRole('combobox', { name: 'Situação' }).selectOption('')
  await expectAccessible(page)

  await screen.getByRole('button', { name: 'Aplicar' }).click()
  await expect(screen).toHaveCount(0)
  const editor = page.getByRole('region', { name: 'Editor' })
  await expect(editor.getByRole('textbox', { name: 'Título', exact: true }).first()).toHaveValue(
    'Dívida nova',
  )
  await expect(headings).toHaveText(['Parcelas', 'Devedor', 'Inscrições na dívida ativa'])
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).toContain('Dívida nova')
  expect(stored + page.url()).not.toMatch(secrets)

  const file = join(project.folder, 'manifest/consultas/cnpj.yaml')
  const before = readFileSync(file, 'utf8')
  await page.getByRole('button', { name: /^Salvar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar no manifesto' })
  await expect(dialog).toContainText('Parcelas')
  await expect(dialog).toContainText('get: "/pgfn/{cnpj}"')
  await expect(dialog).toContainText('value: devedor.uf')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('status').first()).toContainText('Desfeito: página de uma resposta')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveAttribute('aria-disabled', 'true')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('an answer of the source is asked with typed values; a refusal keeps what is there', async ({
  page,
  project,
  save,
}) => {
  let status = 403
  const asked: string[] = []
  const source = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"rua":"Praça Secreta"}')
  })
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  const { port } = source.address() as AddressInfo
  save('sources.yaml', 'https://viacep.com.br', `http://127.0.0.1:${port}`)

  await page.goto(`${project.url}/__manifesto#consultas/cep.yaml/variants/1`)
  await page.getByRole('button', { name: 'Da resposta: variante ou resultado' }).click({ timeout: 90_000 })
  const screen = page.getByRole('region', { name: 'Da resposta à página' })
  const text = screen.getByRole('textbox', { name: 'Resposta em JSON' })
  await text.fill('{ "cidade": "Santos" }')
  await screen.getByRole('button', { name: 'Pedir à fonte' }).click()
  const form = screen.getByRole('group', { name: 'Pedir à fonte' })
  await form.getByRole('button', { name: 'Perguntar' }).click()
  await expect(form.getByRole('alert')).toHaveText('Falta o valor de CEP.')
  await form.getByRole('textbox', { name: 'CEP' }).fill('01001000')
  await form.getByRole('button', { name: 'Perguntar' }).click()
  await expect(form.getByRole('alert')).toHaveText('A fonte recusou o pedido, com o código 403.')
  await expect(text).toHaveValue('{ "cidade": "Santos" }')

  status = 200
  await form.getByRole('button', { name: 'Perguntar' }).click()
  await expect(text).toHaveValue('{"rua":"Praça Secreta"}')
  await expect(form).toHaveCount(0)
  expect(asked).toHaveLength(2)
  await expect(screen.getByRole('list', { name: 'Blocos' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored + page.url()).not.toMatch(/Secreta|01001/)
  source.close()
})

test('a consulta gets a supplier of another shape, and no secret leaves the page', async ({
  page,
  project,
}) => {
  const secret = 'sk9fQ2x7LmN4pR8tV1wZ'
  await page.goto(`${project.url}/__manifesto#consultas/cep.yaml/variants/1`)
  await page.getByRole('button', { name: 'Da resposta: variante ou resultado' }).click({ timeout: 90_000 })
  const screen = page.getByRole('region', { name: 'Da resposta à página' })
  await screen.getByRole('radio', { name: 'Dar um fornecedor' }).check({ force: true })
  await screen
    .getByRole('textbox', { name: 'Resposta em JSON' })
    .fill('{ "data": { "zipCode": "01001000", "district": "Praça Secreta", "city": "Santos" } }')
  await screen
    .getByRole('textbox', { name: 'Pedido ao fornecedor' })
    .fill(`curl 'https://api.acme.com.br/ceps/01001000' -H 'X-Api-Key: ${secret}'`)
  const steps = screen.getByRole('list', { name: 'Falta para o fornecedor' })
  await expect(steps).toContainText('ACME_API_KEY (o cabeçalho X-Api-Key)')
  await expectAccessible(page)
  await screen.getByRole('button', { name: 'Aplicar' }).click()
  await expect(screen).toHaveCount(0)
  await page.getByRole('button', { name: /^Salvar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar no manifesto' })
  await expect(dialog).toContainText('secretEnv: ACME_API_KEY')
  await expect(dialog).toContainText('get: "/ceps/{cep}"')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).toContain('ACME_API_KEY')
  expect(stored + page.url() + (await dialog.textContent())).not.toMatch(/sk9fQ2|Secreta|01001000'/)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
})

test('a label that is still the key of the source has a sign, until it is edited', async ({
  page,
  project,
}) => {
  await page.goto(`${project.url}/__manifesto#consultas/cep.yaml`)
  await page.getByRole('button', { name: 'Da resposta', exact: true }).click({ timeout: 90_000 })
  const screen = page.getByRole('region', { name: 'Da resposta à página' })
  const answer = '{ "cidade": "Santos", "uf": "SP", "zqx_wvk": "SIM", "wvk_qzr": 4 }'
  await screen.getByRole('textbox', { name: 'Resposta em JSON' }).fill(answer)
  await screen.getByRole('textbox', { name: 'Título da consulta' }).fill('Passagens')
  await screen
    .getByRole('button', { name: /^Abrir/ })
    .first()
    .click()
  const first = screen.getByRole('textbox', { name: 'Rótulo de zqx_wvk' })
  await expect(first).toHaveAccessibleDescription(/Rótulo a conferir/)
  await expect(screen.getByRole('textbox', { name: 'Rótulo de UF' })).toHaveAccessibleDescription('')
  await expectAccessible(page)
  await first.fill('Representante legal')
  await expect(first).toHaveAccessibleDescription('')
  await screen.getByRole('button', { name: 'Aplicar' }).click()
  await expect(screen).toHaveCount(0)

  const editor = page.getByRole('region', { name: 'Editor' })
  await editor.getByRole('button', { name: 'Dados · fields', exact: true }).click()
  await editor.getByRole('button', { name: 'wvk_qzr · number a conferir' }).click()
  const label = editor.getByRole('textbox', { name: 'Rótulo', exact: true })
  await expect(label).toHaveAccessibleDescription(/Rótulo a conferir/)
  await label.fill('Passagens ruins')
  await label.blur()
  await expect(editor.getByText('a conferir')).toHaveCount(0)
})
