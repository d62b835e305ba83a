import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, followPath, heading, test } from './support/edited-project.ts'
import { choosePurpose } from './support/purpose.ts'
import { saveOften } from './support/save-often.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

test('menus, titles, definitions and content update in the page', { tag: '@core' }, async ({
  page,
  open,
  save,
}) => {
  const { isSameDocument: isKept } = await open('/faq')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  save('menu.yaml', 'title: Consultas, icon', 'title: Pesquisas, icon')
  await expect(menu.getByRole('link', { name: /Pesquisas/ })).toBeVisible()
  save('menu.yaml', 'badge: 2.0.0', 'badge: Novo')
  await expect(menu.getByRole('link', { name: /Changelog/ })).toContainText('Novo')
  save('content/faq.yaml', 'Como faço uma consulta?', 'Por onde começo?')
  await expect(page.getByText('Por onde começo?')).toBeVisible()
  save('app.yaml', 'rights: Todos os direitos reservados', 'rights: Feito para o teste')
  await expect(page.getByRole('contentinfo')).toContainText('Feito para o teste')
  save('app.yaml', 'route: "{product} {path}"', 'route: "{product}: {path}"')
  await expect(page).toHaveTitle('Averigua: /faq')
  save('app.yaml', 'darkMode: true', 'darkMode: false')
  await expect(page.locator('body')).toHaveClass(/light/)
  expect(await isKept()).toBe(true)
})

test('a half-typed form and the answer survive a change of their definition', async ({
  page,
  open,
  save,
}) => {
  const { isSameDocument: isKept } = await open('/consulta/cep')
  const field = page.getByRole('textbox', { name: /CEP|Código postal/ })
  await field.fill('01001-000')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('Praça da Sé')
  await page.getByRole('button', { name: /Alterar/ }).click()
  await field.fill('0131')
  save('consultas/cep.yaml', 'label: Logradouro, value', 'label: Nome da rua, value')
  await expect(result).toContainText('Nome da rua')
  save('consultas/cep.yaml', 'label: CEP, required', 'label: Código postal, required')
  await expect(page.getByText('Código postal')).toBeVisible()
  save('consultas/cep.yaml', 'title: Endereço por CEP', 'title: Endereço de um CEP')
  await expect(heading(page)).toHaveText('Endereço de um CEP')
  await expect(field).toHaveValue('0131')
  await expect(result).toContainText('Praça da Sé')
  expect(await isKept()).toBe(true)
})

test('a new public route reloads the page', async ({ open, save }) => {
  const { isSameDocument: isKept } = await open('/consulta/cep')
  save(
    'routes/public.yaml',
    'routes:\n',
    'routes:\n  - { path: /novidades, page: pages/auth/login, title: Novidades }\n',
  )
  await expect.poll(() => isKept().catch(() => undefined)).toBe(false)
})

/** Asks for a CEP, opens the form again and types half of another one. Returns an expectation that both are kept. */
async function askAndType(page: Page) {
  const field = page.getByRole('textbox', { name: 'CEP' })
  await field.fill('01001-000')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('Praça da Sé')
  await page.getByRole('button', { name: /Alterar/ }).click()
  await field.fill('0131')
  return async () => {
    await expect(field).toHaveValue('0131')
    await expect(result).toContainText('Praça da Sé')
  }
}

test('a redirect, a route and a removed route keep the form and the answer', async ({ page, open, save }) => {
  const { isSameDocument } = await open('/consulta/cep')
  const expectKept = await askAndType(page)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const added = '  - { path: /novidades, page: pages/changelog/page, title: Novidades }\n'
  save('routes/product.yaml', 'routes:\n', `routes:\n${added}`)
  save('menu.yaml', 'link: /changelog', 'link: /novidades')
  save('menu.yaml', 'title: Changelog', 'title: Novidades')
  await expect(menu.getByRole('link', { name: /Novidades/ })).toHaveAttribute('href', '/novidades')
  await expectKept()
  save('routes/product.yaml', 'redirects:\n', 'redirects:\n  - { from: /mudancas, to: /novidades }\n')
  save('menu.yaml', 'badge: 2.0.0', 'badge: Novo')
  await expect(menu.getByRole('link', { name: /Novidades/ })).toContainText('Novo')
  await expectKept()
  await followPath(page, '/mudancas')
  await expect(page).toHaveURL(/\/novidades$/)
  await expect(heading(page)).toHaveText('Novidades')
  save('menu.yaml', 'link: /novidades', 'link: /changelog')
  save('routes/product.yaml', '  - { from: /mudancas, to: /novidades }\n', '')
  save('routes/product.yaml', added, '')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await isSameDocument()).toBe(true)
})

test('the title and the timeout of a source change around the form and the answer', async ({
  page,
  open,
  save,
}) => {
  let isSilent = false
  await page.route('https://viacep.com.br/**', async (route) => {
    if (!isSilent)
      await route.fulfill({ json: viacepAnswer, headers: { 'access-control-allow-origin': '*' } })
  })
  save('sources.yaml', 'title: ViaCEP,', 'title: ViaCEP, mode: live,')
  const { isSameDocument } = await open('/consulta/cep')
  const field = page.getByRole('textbox', { name: 'CEP' })
  await expect(page.getByText('ViaCEP').first()).toBeVisible()
  await field.fill('0131')
  save('sources.yaml', 'title: ViaCEP,', 'title: Correios abertos,')
  await expect(page.getByText('Correios abertos').first()).toBeVisible()
  await expect(field).toHaveValue('0131')
  const expectKept = await askAndType(page)
  save('sources.yaml', 'timeoutMs: 8000,\n      retries: 1', 'timeoutMs: 300,\n      retries: 0')
  save('menu.yaml', 'badge: 2.0.0', 'badge: Novo')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: /Changelog/ })).toContainText('Novo')
  await expectKept()
  isSilent = true
  await field.fill('01310-100')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  // The old timeout is 8 s, and would be followed by a retry.
  await expect(page.getByText('A fonte não respondeu a tempo')).toBeVisible({ timeout: 7000 })
  expect(await isSameDocument()).toBe(true)
})

const viacepAnswer = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  regiao: 'Sudeste',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
}

const addedFamily = `consulta: lugar
title: Lugar
path: /consulta/lugar
variants:
  1:
    title: Lugar pelo nome
    fields: [{ name: lugar, kind: text, label: Nome do lugar, required: true }]
    request: { source: gateway, post: /lugar, body: { nome: "{lugar}" } }
    result: [{ block: fields, items: [{ label: Lugar, value: nome }] }]
    example: { nome: Praça do Teste }
`

test('a family that is added and removed keeps the form and the answer of another', async ({
  page,
  open,
  addFile,
}) => {
  const { isSameDocument } = await open('/consulta/cep')
  const expectKept = await askAndType(page)
  const search = page.getByRole('button', { name: 'Buscar', exact: true })
  const remove = addFile('consultas/lugar.yaml', addedFamily)
  const palette = page.getByRole('dialog', { name: 'Buscar' })
  // The search has the families of the moment when it opens.
  await expect(async () => {
    await search.click()
    await palette.getByRole('combobox').fill('Lugar pelo nome')
    const found = palette.getByRole('option', { name: /Lugar pelo nome/ })
    await expect(palette.getByRole('status')).toHaveText(/resultado/)
    const count = await found.count()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    expect(count).toBeGreaterThan(0)
  }).toPass()
  await expectKept()
  await followPath(page, '/consulta/lugar')
  await expect(heading(page)).toHaveText('Lugar pelo nome')
  await page.getByRole('textbox', { name: 'Nome do lugar' }).fill('Praça do Teste')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Praça do Teste')
  remove()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(heading(page)).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('with saves at any interval the page shows the last one, also if it was loading', async ({
  page,
  open,
  save,
}) => {
  await open('/faq')
  await saveOften(save, 40, async (number) => {
    if (number % 15 === 0) void page.reload().catch(() => undefined)
  })
  await expect(page.getByRole('link', { name: /Consultas 40/ })).toBeVisible()
})

test('a banner reports a broken manifest over the last good build until it is fixed', async ({
  page,
  open,
  save,
}) => {
  await open('/faq')
  save('menu.yaml', 'link: /changelog', 'link: /changelogs')
  const overlay = page.locator('vite-error-overlay')
  const help = overlay.locator('.tip')
  const banner = page.getByRole('status').filter({ hasText: 'O manifesto tem 1 erro' })
  await expect(overlay).toBeVisible()
  await expect(help).toHaveText(
    'Clique fora desta caixa ou aperte Esc para fechá-la. Corrigido o erro, ela some.',
  )
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(banner).toContainText(/a página mostra a última versão boa\. manifest\/menu\.yaml:\d+:\d+ /)
  await expect(page.getByRole('link', { name: /Changelog/ })).toBeVisible()
  await banner.getByRole('button', { name: 'Ver detalhes' }).click()
  await expect(overlay).toBeVisible()
  await expect(help).toContainText('aperte Esc')

  const { isSameDocument: isKept } = await open('/faq')
  await expect(banner).toBeVisible()
  save(
    'menu.yaml',
    'title: Changelog, icon: LuHistory, link: /changelogs',
    'title: Mudanças, icon: LuHistory, link: /changelog',
  )
  await expect(page.getByRole('link', { name: /Mudanças/ })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(overlay).toHaveCount(0)
  expect(await isKept()).toBe(true)
})

const firstVariant = 'variants:\n  1:\n'

const secondVariant =
  '    title: Bairro por CEP\n    description: O bairro de um CEP.\n    result: [{ block: fields, items: [{ label: Bairro, value: bairro }] }]\n'

test('a variant appears while another one’s answer is shown, and disappears while it is shown itself', async ({
  page,
  open,
  save,
}) => {
  const { isSameDocument: isKept } = await open('/consulta/cep')
  await page.getByRole('textbox', { name: 'CEP' }).fill('01001-000')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('Praça da Sé')
  save('consultas/cep.yaml', firstVariant, `variants:\n  2:\n${secondVariant}  1:\n`)
  const added = page
    .getByRole('navigation', { name: 'Variantes' })
    .getByRole('link', { name: 'Bairro por CEP' })
  await expect(added).toBeVisible()
  await expect(result).toContainText('Praça da Sé')
  await added.click()
  await expect(heading(page)).toHaveText('Bairro por CEP')
  save('consultas/cep.yaml', `variants:\n  2:\n${secondVariant}  1:\n`, firstVariant)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await isKept()).toBe(true)
})

test('a report on screen survives a change of its dossiê, and its title updates', async ({
  page,
  open,
  save,
}) => {
  const { isSameDocument: isKept } = await open('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const progress = page.getByRole('progressbar', { name: 'Progresso do dossiê' })
  await expect(progress).toHaveAttribute('aria-valuetext', '12 de 12')
  save('dossies/pessoa.yaml', 'title: Dossiê de pessoa', 'title: Dossiê de alguém')
  await expect(heading(page)).toHaveText('Dossiê de alguém')
  await expect(progress).toHaveAttribute('aria-valuetext', '12 de 12')
  expect(await isKept()).toBe(true)
})

test('a save during the load of a definition is shown', async ({ page, open, save, project }) => {
  const { isSameDocument: isKept } = await open('/pacotes')
  const file = 'src/generated/consultas/cep.ts'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let fetched = () => {}
  const isFetched = new Promise<void>((resolve) => {
    fetched = resolve
  })
  await page.route(
    `**/${file}*`,
    async (route) => {
      const response = await route.fetch()
      fetched()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('main').getByRole('link', { name: 'Endereço por CEP' }).click()
  await isFetched
  save('consultas/cep.yaml', 'title: Endereço por CEP', 'title: Endereço de um CEP')
  await expect.poll(() => readFileSync(join(project.folder, file), 'utf8')).toContain('Endereço de um CEP')
  release()
  await expect(heading(page)).toHaveText('Endereço de um CEP')
  expect(await isKept()).toBe(true)
})

test('a page that is open during a server restart gets the newest data', async ({
  page,
  open,
  save,
  project,
}) => {
  await open('/faq')
  await project.restart(() => save('menu.yaml', 'title: Changelog', 'title: Novidades'))
  await expect(page.getByRole('link', { name: /Novidades/ })).toBeVisible({ timeout: 30_000 })
  save('menu.yaml', 'title: Novidades', 'title: Mudanças')
  await expect(page.getByRole('link', { name: /Mudanças/ })).toBeVisible()
})
