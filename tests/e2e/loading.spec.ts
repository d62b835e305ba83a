import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { withMotion } from './support/hold-motion.ts'
import { holdResponses } from './support/hold-responses.ts'
import { expectLocked, logIn, unlock } from './support/idle.ts'
import { ignoreLoadErrors, pageFailure, partFailure, retryButton } from './support/load-errors.ts'
import { loss } from './support/loss.ts'
import { choosePurpose } from './support/purpose.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, type Page, test } from './support/test.ts'

test.use(withMotion)

const busy = 'Estamos realizando a ação, aguarde alguns instantes...'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Reads the width of the ring and of its line, in px. */
const spinner = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.boot')].find((view) => view.checkVisibility())
    if (!shown) return
    const { width, borderBottomWidth } = getComputedStyle(shown, '::before')
    return [width, borderBottomWidth].map(Number.parseFloat)
  })

test("a visitor sees the product's name while the app and its page load", async ({ page }) => {
  const releaseApp = await holdResponses(page, '**/dash/first-*.js')
  const releasePage = await holdResponses(page, '**/dash/register-*.js')
  await page.goto('/register', { waitUntil: 'commit' })
  const product = page.getByText(app.product, { exact: true })
  const expectLoading = async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible()
    await expect(product).toBeVisible()
    await expect(product).toHaveCSS('font-size', '24px')
    await expect(page.getByText(busy)).toBeHidden()
    expect(await spinner(page)).toEqual([36, 3])
  }
  await expectLoading()
  const loaded = page.waitForResponse(/\/dash\/first-/)
  releaseApp()
  await (await loaded).finished()
  await expectLoading()
  releasePage()
  await expect(heading(page)).toHaveText('Criar conta')
  await expect(page.getByText('Carregando...')).toHaveCount(0)
})

test('a logged-in user sees a smaller spinner while the app and its layout load', async ({
  loggedInPage: page,
}) => {
  const releaseApp = await holdResponses(page, '**/dash/first-*.js')
  const releaseLayout = await holdResponses(page, '**/dash/layout-*.js')
  await page.goto(app.auth.home, { waitUntil: 'commit' })
  const expectLoading = async () => {
    await expect(page.getByRole('status').filter({ hasText: busy })).toBeVisible()
    await expect(page.getByText('Carregando...')).toBeHidden()
    expect(await spinner(page)).toEqual([20, 2])
  }
  await expectLoading()
  const loaded = page.waitForResponse(/\/dash\/first-/)
  releaseApp()
  await (await loaded).finished()
  await expectLoading()
  releaseLayout()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(busy)).toHaveCount(0)
})

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Carregando a página' })

const slowLinks = [
  ['inside the layout', '/faq', 'Base de Conhecimento', 'Changelog', 'Changelog'],
  ['on public pages', '/', 'Entrar', 'Criar conta', 'Criar conta'],
] as const

for (const [where, path, title, link, next] of slowLinks)
  test(`the old page stays while a slow one loads, with a progress bar, ${where}`, async ({
    loggedInPage: page,
  }) => {
    if (path === '/')
      await page.addInitScript((name) => localStorage.removeItem(name), `${app.storagePrefix}.auth`)
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expectTakenOver(page)
    const release = await holdResponses(page, '**/dash/*.js')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: link }).first().click()
    await page.clock.runFor(299)
    await expect(progress(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(progress(page)).toBeVisible()
    await page.clock.resume()
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(app.titles.route.replace('{path}', path))
    await expectAccessible(page)
    release()
    await expect(heading(page)).toHaveText(next)
    await expect(progress(page)).toHaveCount(0)
  })

/** Animations that never end. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'script')),
  )

const cases = [
  ['the entry', '/register', '**/dash/first-*.js', 'Criar conta'],
  ['a public page', '/register', '**/dash/register-*.js', 'Criar conta'],
  ['the layout', '/faq', '**/dash/layout-*.js', 'Base de Conhecimento'],
] as const

for (const [what, path, chunk, title] of cases) {
  test(`if ${what} fails to load, the page offers a reload`, async ({ loggedInPage: page, pageErrors }) => {
    if (path === '/register')
      await page.addInitScript((name) => localStorage.removeItem(name), `${app.storagePrefix}.auth`)
    await page.route(chunk, (route) => route.abort())
    await page.goto(path)
    await expect(heading(page)).toHaveText(pageFailure)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Início' })).toBeVisible()
    expect(await endlessAnimations(page), 'nothing is being waited for').toEqual([])
    await expectAccessible(page)
    await page.unroute(chunk)
    const reload = page.getByRole('button', { name: 'Recarregar' })
    await expect(reload).not.toHaveCSS('padding-left', '0px')
    await reload.click()
    await expect(heading(page)).toHaveText(title)
    ignoreLoadErrors(pageErrors)
  })
}

test('a page that fails to load keeps the layout, has the focus and links home', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await page.goto('/faq')
  await expect(heading(page)).toHaveText('Base de Conhecimento')
  await page.route('**/dash/page-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Changelog' }).click()
  await expect(heading(page)).toHaveText(pageFailure)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(await endlessAnimations(page), 'nothing is being waited for').toEqual([])
  await expectAccessible(page)
  await page.unroute('**/dash/page-*.js')
  await page.getByRole('main').getByRole('link', { name: 'Início' }).last().click()
  await expect(page).toHaveURL(app.auth.home)
  ignoreLoadErrors(pageErrors)
})

test('a toaster that fails to load breaks nothing else', async ({ page, pageErrors }) => {
  await page.route('**/dash/toaster-*.js', (route) => route.abort())
  await page.goto('/register')
  await page.getByLabel('Nome').fill('Ana')
  await page.getByLabel('E-mail').fill(requireValue(app.auth.seedUser).email)
  await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Já há uma conta com este e-mail')).toBeVisible()
  await expect(heading(page)).toHaveText('Criar conta')
  await expect.poll(() => pageErrors.some((text) => text.includes('Failed to load resource'))).toBe(true)
  ignoreLoadErrors(pageErrors)
})

test('a toast whose toaster fails to load is announced as a visible text, and appears with the next toast', async ({
  page,
  pageErrors,
}) => {
  const chunk = '**/dash/toaster-*.js'
  const text = 'Usuário já existe'
  const create = page.getByRole('button', { name: 'Criar conta' })
  const plain = page.getByRole('alert').filter({ hasText: text })
  const toasts = page.getByRole('region', { name: 'Avisos' }).getByText(text)
  await page.route(chunk, (route) => route.abort())
  await page.goto('/register')
  await page.getByLabel('Nome').fill('Ana')
  await page.getByLabel('E-mail').fill(requireValue(app.auth.seedUser).email)
  await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
  await create.click()
  await expect(plain).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expect(toasts).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.querySelector('[role=alert]')?.getAnimations() ?? []) animation.finish()
  })
  await expect(page.getByText(text).and(page.locator('p'))).toBeHidden()
  await page.unroute(chunk)
  await create.click()
  await expect(toasts).toHaveCount(2)
  await expect(plain).toHaveCount(0)
  ignoreLoadErrors(pageErrors)
})

test('what loads when the browser is idle is loaded again once it is online', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = /\/dash\/idle-[\w-]+\.js$/
  await page.route(chunk, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()))
  await page.goto('/faq')
  await failed
  await page.unroute(chunk)
  const loaded = page.waitForResponse(chunk)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await loaded).ok()).toBe(true)
  expect(pageErrors.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
  ignoreLoadErrors(pageErrors)
})

test('a public page prints in the light theme', async ({ page }) => {
  await page.goto(app.auth.login)
  await expect(page.locator('body')).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveClass(/\blight\b/)
})

const openings = [
  ['as notificações', 'notifications-dropdown', 'Notificações', 'Notificações'],
  ['o menu do usuário', 'user-menu', 'Menu do usuário', 'Menu do usuário'],
  ['a personalização', 'customizer-dialog', 'Personalizar', 'Personalizar tema'],
] as const

test('if a button’s popup fails to load, the page says so, and the next press retries', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const buildChunkPattern = (chunk: string) => `**/dash/${chunk}-*.js`
  for (const [what, chunk, button, name] of openings)
    await test.step(what, async () => {
      await page.route(buildChunkPattern(chunk), (route) => route.abort())
      await page.goto('/settings')
      await expect(heading(page)).toHaveText('Configurações')
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByText(`Não foi possível abrir ${what}`)).toBeVisible()
      await expect(heading(page)).toHaveText('Configurações')
      await page.unroute(buildChunkPattern(chunk))
      // By keyboard, because the toast covers the header's buttons.
      await page.getByRole('button', { name: button }).first().press('Enter')
      const opened = page.getByRole('dialog', { name }).or(page.getByRole('menu', { name }))
      await expect(opened).toBeVisible()
    })
  ignoreLoadErrors(pageErrors)
})

test('a dossiê whose report fails to load says so, and shows the answers it has after a retry', {
  ...loss('Uma parte do programa que não carrega com as respostas de um dossiê'),
}, async ({ loggedInPage: page, pageErrors }) => {
  const chunk = '**/dash/dossie-report-*.js'
  const ready = page.getByRole('status').filter({ hasText: 'Dossiê pronto' })
  const dossie = page.getByRole('region', { name: 'Dossiê', exact: true })
  await page.route(chunk, (route) => route.abort())
  await page.goto('/dossie/pessoa')
  await expect(heading(page)).toBeVisible()
  await expect(partFailure(page)).toHaveCount(0)
  await page.getByRole('main').getByLabel('CPF').fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('group', { name: 'O que foi consultado' })).toContainText('Montado às')
  await expect(partFailure(page)).toBeVisible()
  await expect(ready).toHaveCount(0)
  await expectAccessible(page)

  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Não foi possível carregar' })).toBeAttached()
  await expect(retryButton(page)).toBeFocused()

  await page.unroute(chunk)
  await page.keyboard.press('Enter')
  await expect(dossie.getByRole('region', { name: 'Protestos', exact: true })).toContainText('Encontrado')
  await expect(dossie).toBeFocused()
  await expect(partFailure(page)).toHaveCount(0)
  await expect(ready).toBeAttached()
  await expect(dossie.getByText('sem custo')).toHaveCount(0)
  ignoreLoadErrors(pageErrors)
})

test('a dossiê tries to load its report again when it starts', async ({ loggedInPage: page, pageErrors }) => {
  const chunk = '**/dash/dossie-report-*.js'
  await page.route(chunk, (route) => route.abort())
  await page.goto('/dossie/pessoa')
  await expect.poll(() => pageErrors.some((text) => text.includes('Failed to load resource'))).toBe(true)
  await page.unroute(chunk)
  await page.getByRole('main').getByLabel('CPF').fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('region', { name: 'Protestos', exact: true })).toContainText('Encontrado')
  ignoreLoadErrors(pageErrors)
})

test('a consulta that cannot be asked says so, and counts no query', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const chunk = /\/dash\/demo-[0-9a-f]+\.js$/
  const readUsage = () =>
    page.evaluate((prefix) => localStorage.getItem(`${prefix}.usage`), app.storagePrefix)
  const region = page.getByRole('region', { name: 'Resultado', exact: true })
  await page.route(chunk, (route) => route.abort())
  await page.goto('/consulta/cep')
  const usage = await readUsage()
  await page.getByRole('main').getByLabel('CEP').fill('01001-000')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(region).toContainText('A consulta não foi feita')
  await expect(region).toContainText('nenhuma fonte foi consultada')
  await expectAccessible(page)
  expect(await readUsage()).toBe(usage)

  await page.unroute(chunk)
  await retryButton(page).click()
  await expect(region).toContainText('Praça da Sé')
  expect(await readUsage()).not.toBe(usage)
  ignoreLoadErrors(pageErrors)
})

test('a consulta whose result fails to load says so, and shows the answer it has after a retry', {
  ...loss('Uma parte do programa que não carrega com a resposta de uma consulta'),
}, async ({ loggedInPage: page, pageErrors }) => {
  const chunk = '**/dash/result-components-*.js'
  const region = page.getByRole('region', { name: 'Resultado', exact: true })
  await page.route(chunk, (route) => route.abort())
  await page.goto('/consulta/cep')
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310-100')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('group', { name: 'O que foi consultado' })).toContainText('Encontrado')
  await expect(region).toContainText('Não foi possível carregar esta parte da página')
  await expect(region.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Resultado encontrado' })).toHaveCount(0)
  await expectAccessible(page)

  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Não foi possível carregar' })).toBeAttached()
  await expect(retryButton(page)).toBeFocused()

  await page.unroute(chunk)
  await page.keyboard.press('Enter')
  await expect(region).toContainText('Rua dos Modelos')
  await expect(page.getByRole('status').filter({ hasText: 'Resultado encontrado' })).toBeAttached()
  await expect(region.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(partFailure(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'O que foi consultado' })).not.toContainText('sem custo')
  ignoreLoadErrors(pageErrors)
})

/** The message of a form whose code fails to load. */
const unchecked = (page: Page) =>
  page.getByText('Não foi possível conferir. Verifique a conexão e tente de novo.')

const submissions = [
  {
    title: 'a login',
    path: app.auth.login,
    async send(page: Page) {
      await logIn(page)
    },
    control: 'E-mail',
    next: app.auth.home,
  },
  {
    title: 'a registration',
    path: '/register',
    async send(page: Page) {
      await page.getByLabel('Nome').fill('Bia')
      await page.getByLabel('E-mail').fill('bia@exemplo.com.br')
      await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
      await page.getByRole('button', { name: 'Criar conta' }).click()
    },
    control: 'Nome',
    next: app.auth.login,
  },
]

for (const { title, path, send, control, next } of submissions)
  test(`${title} whose users fail to load says so, and the next press retries`, async ({
    page,
    pageErrors,
  }) => {
    const chunk = '**/dash/users-*.js'
    await page.route(chunk, (route) => route.abort())
    await page.goto(path)
    await send(page)
    await expect(unchecked(page)).toBeVisible()
    await expect(page.getByLabel(control)).toBeFocused()
    await page.unroute(chunk)
    await send(page)
    await expect(page).toHaveURL(next)
    ignoreLoadErrors(pageErrors)
  })

for (const part of ['credentials', 'users'])
  test(`an unlock says at the password that ${part} failed to load, and the next press retries`, async ({
    page,
    pageErrors,
  }) => {
    const chunk = `**/dash/${part}-*.js`
    await page.goto('/faq')
    await logIn(page)
    await expect(heading(page)).toHaveText('Base de Conhecimento')
    await page.route(chunk, (route) => route.abort())
    await page.goto('/lock-screen')
    await page.getByLabel('Senha', { exact: true }).fill('Senha-de-teste-1')
    await page.getByRole('button', { name: 'Desbloquear' }).click()
    await expect(unchecked(page)).toBeVisible()
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
    await expectLocked(page)
    await page.unroute(chunk)
    await unlock(page)
    await expect(page).toHaveURL(app.auth.home)
    ignoreLoadErrors(pageErrors)
  })

test('a login with the demonstration’s account whose users fail to load says so', async ({
  page,
  pageErrors,
}) => {
  const chunk = '**/dash/users-*.js'
  const enter = page.getByRole('button', { name: 'Entrar com a conta de demonstração' })
  await page.route(chunk, (route) => route.abort())
  await page.goto(app.auth.login)
  await enter.click()
  await expect(page.getByText('Não foi possível entrar. Verifique a conexão e tente de novo.')).toBeVisible()
  await page.unroute(chunk)
  await enter.click()
  await expect(page).toHaveURL(app.auth.home)
  ignoreLoadErrors(pageErrors)
})

test('names are saved in full or not at all if users fail to load, and the photo needs no users', {
  ...loss('Uma parte do programa que não carrega ao salvar o perfil'),
}, async ({ loggedInPage: page, pageErrors }) => {
  const chunk = '**/dash/users-*.js'
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const readNames = () => page.evaluate((key) => localStorage.getItem(key), `${app.storagePrefix}.profile`)
  const save = page.getByRole('button', { name: 'Salvar' })
  await page.route(chunk, (route) => route.abort())
  await page.goto('/profile')
  await page
    .getByLabel('Escolher foto')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('Foto atualizada com sucesso')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Bia')
  await save.click()
  await expect(unchecked(page)).toBeVisible()
  await expect(page.getByText('Perfil salvo com sucesso')).toHaveCount(0)
  expect(await readNames()).toContain('"nome":"Ana"')
  await page.unroute(chunk)
  await save.click()
  await expect(page.getByText('Perfil salvo com sucesso')).toBeVisible()
  expect(await readNames()).toContain('"nome":"Bia"')
  ignoreLoadErrors(pageErrors)
})

const lockFailure = 'A tela está bloqueada, e o desbloqueio não carregou'

test('a lock screen that fails to load still covers the app, and a retry or another tab unlocks it', {
  ...loss('Uma tela de bloqueio que não carrega'),
}, async ({ page, context, pageErrors }) => {
  const chunk = '**/dash/lock-screen-*.js'
  const answer = page.getByRole('region', { name: 'Resultado', exact: true }).getByText('Rua dos Modelos')
  await page.goto('/consulta/cep')
  await logIn(page)
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310-100')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(answer).toBeVisible()
  await page.route(chunk, (route) => route.abort())
  const other = await context.newPage()
  await other.goto('/lock-screen')
  await expect(heading(page)).toHaveText(lockFailure)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.content()).not.toContain('Rua dos Modelos')
  await expect(retryButton(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: lockFailure })).toBeAttached()
  await expectAccessible(page)

  await unlock(other)
  await expect(answer).toBeVisible()
  await other.goto('/lock-screen')
  await expect(heading(page)).toHaveText(lockFailure)
  await page.keyboard.press('Enter')
  await expect(retryButton(page)).toBeFocused()
  await page.unroute(chunk)
  await page.keyboard.press('Enter')
  await expectLocked(page)
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await unlock(page)
  await expect(answer).toBeVisible()
  ignoreLoadErrors(pageErrors)
})
