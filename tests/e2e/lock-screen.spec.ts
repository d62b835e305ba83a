import { app } from '../../src/generated/app.ts'
import { expectLocked, logIn, unlock } from './support/idle.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { loss, lossTag } from './support/loss.ts'
import { mainMenu } from './support/menu.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.${name}`)

const withoutMenu = (page: Page) => expect(page.getByRole('navigation')).toHaveCount(0)

for (const path of ['/lock-screen', '/lock-screen2', '/lock-screen3'])
  test(`a link to ${path} locks every tab and ends no session`, async ({ page, context }) => {
    const definition = await variant('cpf')
    const { nome: name } = definition.example as { nome: string }
    await page.goto(definition.path)
    await logIn(page)
    await lookUp(page, definition, cpf)
    await expect(findResult(page)).toContainText(name)
    const linked = await context.newPage()
    await linked.goto(path)
    await expect(linked.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
    await expectLocked(page)
    expect(await page.content()).not.toContain(name)
    await linked.goto(app.auth.home)
    await expectLocked(linked)
    expect(await stored(linked, 'auth')).toBe('true')
    await unlock(linked)
    await expect(mainMenu(linked)).toBeVisible()
    await expect(findResult(page)).toContainText(name)
    await expect(page).toHaveURL(definition.path)
  })

test('a batch continues behind a lock screen opened by a link', {
  ...loss('Um link que bloqueia a tela durante um lote'),
  tag: ['@core', lossTag],
}, async ({ page, context }) => {
  const { batch } = await variant('cep')
  await page.goto(batch?.path ?? '')
  await logIn(page)
  const list = Array.from({ length: 60 }, (_, index) => String(20_040_000 + index))
  await page.getByLabel('Lista', { exact: true }).fill(list.join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  const answered = async () =>
    Number(await page.getByRole('progressbar', { name: 'Progresso do lote' }).getAttribute('aria-valuenow'))
  await expect.poll(answered).toBeGreaterThan(0)
  const atLock = await answered()
  const linked = await context.newPage()
  await linked.goto('/lock-screen')
  await expectLocked(page)
  await unlock(linked)
  await expect(linked).toHaveURL(app.auth.home)
  await expect.poll(answered).toBeGreaterThan(atLock)
})

test('an answer that is pending when a link locks the screen still arrives', {
  ...loss('Bloquear a tela com uma resposta a caminho'),
}, async ({ page, context }) => {
  const definition = await variant('cpf')
  const { nome: name } = definition.example as { nome: string }
  await page.goto(definition.path)
  await logIn(page)
  await page.getByLabel('CPF').fill(cpf)
  await choosePurpose(page)
  const linked = await context.newPage()
  await linked.goto('/404')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click({ noWaitAfter: true })
  await linked.evaluate((key) => localStorage.setItem(key, 'true'), `${app.storagePrefix}.locked`)
  await expectLocked(page)
  await unlock(page)
  await expect(findResult(page)).toContainText(name)
})

test('the lock screen logs out only on a click', async ({ page, context }) => {
  await page.goto('/faq')
  await logIn(page)
  await expect(mainMenu(page)).toBeVisible()
  const linked = await context.newPage()
  await linked.goto('/lock-screen')
  await expectLocked(page)
  await linked.getByRole('link', { name: 'Entrar com outra conta' }).click()
  await expect(linked).toHaveURL(app.auth.login)
  await expect(linked.getByLabel('E-mail')).toHaveValue('')
  await expect(page).toHaveURL(app.auth.login)
  expect([await stored(linked, 'auth'), await stored(linked, 'login')]).toEqual([null, null])
})

test('without a profile a click opens the login, because unlocking needs one', async ({
  loggedInPage: page,
}) => {
  await page.goto('/404')
  await page.evaluate((key) => localStorage.removeItem(key), `${app.storagePrefix}.profile`)
  await page.goto('/lock-screen')
  await expect(page.getByText('Nenhum perfil está guardado neste navegador.')).toBeVisible()
  expect(await stored(page, 'auth')).toBe('true')
  await page.getByRole('link', { name: 'Entrar' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(await stored(page, 'auth')).toBeNull()
})

test('does not lock without a login', async ({ page }) => {
  await page.goto('/lock-screen')
  await expect(page.getByText('Nenhum perfil está guardado neste navegador.')).toBeVisible()
  await withoutMenu(page)
  expect(await stored(page, 'locked')).toBeNull()
})
