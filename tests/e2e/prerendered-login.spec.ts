import { app } from '../../src/generated/app.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { holdResponses } from './support/hold-responses.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, type Page, test } from './support/test.ts'

const { email, password } = requireValue(app.auth.seedUser)

const { login, home } = app.auth

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Carregando...' })

const demoButton = (page: Page) => page.getByRole('button', { name: 'Entrar com a conta de demonstração' })

const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true })

/** Opens a path whose app does not load until the returned function is called. */
async function openHeld(page: Page, path: string = login) {
  const release = await holdResponses(page, '**/dash/first-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Stores values before the page runs. */
const store = (page: Page, values: Record<string, unknown>) =>
  page.addInitScript(
    ([prefix, stored]) => {
      for (const [name, value] of Object.entries(stored))
        localStorage.setItem(`${prefix}.${name}`, JSON.stringify(value))
    },
    [app.storagePrefix, values] as const,
  )

test('the login is shown before the app, and keeps what is typed', { tag: '@core' }, async ({ page }) => {
  const release = await openHeld(page)
  await expect(heading(page)).toHaveText('Entrar')
  await expect(status(page)).toBeVisible()
  await expect(demoButton(page)).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await passwordField(page).pressSequentially(password)
  await expectAccessible(page)
  release()
  await expectTakenOver(page)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(passwordField(page)).toHaveValue(password)
  await expect(passwordField(page)).toBeFocused()
  await expect(page).toHaveTitle(app.titles.route.replace('{path}', login))
})

const presses: [string, (page: Page) => Promise<void>][] = [
  ['Enter', (page) => passwordField(page).press('Enter')],
  ['the button', (page) => page.getByRole('button', { name: 'Entrar', exact: true }).click()],
  ['a password manager', (page) => page.evaluate(() => document.querySelector('form')?.requestSubmit())],
]

for (const [what, press] of presses)
  test(`a login sent by ${what} before the app works is sent when it does`, async ({ page }) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const release = await openHeld(page)
    await page.getByLabel('E-mail').fill(email)
    await passwordField(page).fill(password)
    await press(page)
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCSS('cursor', 'progress')
    await expect(page).toHaveURL(login)
    release()
    await expect(page).toHaveURL(home)
    expect(urls.filter((url) => url.includes(encodeURIComponent(password)))).toEqual([])
  })

test('the last button that was pressed counts, once', async ({ page }) => {
  const release = await openHeld(page)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(page.locator('[data-pressed]')).toHaveCount(1)
  release()
  await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('links lead to their page before the app works', async ({ page }) => {
  const release = await openHeld(page)
  await page.getByRole('link', { name: 'Criar conta' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/register')
  release()
  await expect(heading(page)).toHaveText('Criar conta')
})

test('at a path of the app the login is shown at once and leads back', async ({ page }) => {
  const release = await openHeld(page, '/faq?a=1#b')
  await expect(heading(page)).toHaveText('Entrar')
  await demoButton(page).click()
  release()
  await expect(page).toHaveURL('/faq?a=1#b')
  await expect(heading(page)).toHaveText('Base de Conhecimento')
})

test('after the app has taken over, the heading of a redirect has the focus', async ({ page }) => {
  const release = await openHeld(page, home)
  await expect(heading(page)).toHaveText('Entrar')
  release()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(login)
})

test('a redirect does not take the focus from somebody who types', async ({ page }) => {
  // A key that is pressed just after the app has replaced the path.
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = (...change) => {
      replaceState.apply(history, change)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    }
  })
  const release = await openHeld(page, '/faq')
  await passwordField(page).fill(password)
  release()
  await expect(page).toHaveURL(login)
  await expectTakenOver(page)
  await expect(page).toHaveTitle(app.titles.route.replace('{path}', login))
  await expect(passwordField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveValue(password)
})

const other = { name: 'Ana', email: 'ana@exemplo.com.br', password: {} }

test('a browser with the demonstration’s account offers it before the app', async ({ page }) => {
  await store(page, { users: [other, { name: 'Demo', email, password: {} }] })
  await openHeld(page)
  await expect(demoButton(page)).toBeVisible()
})

test('a browser with other accounts sees the loading view, then a login without the demonstration', async ({
  page,
}) => {
  await store(page, { users: [other] })
  const release = await openHeld(page)
  await expect(status(page)).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
  release()
  await expect(heading(page)).toHaveText('Entrar')
  await expect(demoButton(page)).toHaveCount(0)
})

test('the e-mail of a new account is not waited for', async ({ page }) => {
  await page.addInitScript(() =>
    history.replaceState({ usr: { email: 'ana@exemplo.com.br' }, key: 'x', idx: 0 }, ''),
  )
  const release = await openHeld(page)
  await expect(status(page)).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
  release()
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplo.com.br')
})

test('if the app fails to load, the page offers a reload instead of the login', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/dash/first-*.js', (route) => route.abort())
  await page.goto(login)
  await expect(heading(page)).toHaveText('Não foi possível carregar esta página')
  await expect(status(page)).toHaveCount(0)
  await expect(passwordField(page)).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/dash/first-*.js')
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(heading(page)).toHaveText('Entrar')
  pageErrors.splice(
    0,
    pageErrors.length,
    ...pageErrors.filter((text) => !text.includes('Failed to load resource')),
  )
})

test('the app adds no style rules to those of the home page that the build has rendered', async ({
  loggedInPage: page,
}) => {
  await page.goto(home)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  const bell = page.getByRole('button', { name: 'Notificações' })
  await expect(bell).toHaveAccessibleDescription('Há notificações não lidas')
  const added = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  )
  expect(added).toEqual([])
})

const looks = [
  ['dark', 1440, {}],
  ['dark', 375, {}],
  ['light', 768, { darkMode: false, skin: 'bordered' }],
  ['mirrored', 375, { isRTL: true, isMonochrome: true }],
] as const

for (const [look, width, preferences] of looks)
  test(`the ${look} login of ${width} px looks the same before and after`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await store(page, { preferences })
    const release = await openHeld(page)
    await expect(status(page)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.locator('.boot-wait').evaluate((wait: HTMLElement) => {
      wait.style.visibility = 'hidden'
    })
    const picture = () => page.screenshot({ caret: 'hide' })
    const before = await picture()
    release()
    await expectTakenOver(page)
    expect((await picture()).equals(before), 'the pictures are the same').toBe(true)
  })
