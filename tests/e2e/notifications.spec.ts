import { expectAccessible } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const service = '**/select/api/notifications'

const count = 10_000

const minute = 60_000

const start = Date.parse('2026-11-21T12:00:00Z')

/** Every second pair is a duplicate; the newest is in the middle of the response. */
const notices = Array.from({ length: count }, (_, index) => {
  const age = (index + count / 2) % count
  return {
    foto: '',
    titulo: `Aviso ${age}`,
    descricao: age % 7 === 0 ? 'Um texto que é mais comprido do que os outros. '.repeat(12) : 'Texto.',
    dataregistro: new Date(start - age * minute).toISOString(),
  }
}).flatMap((notice, index) => (index % 4 === 1 ? [] : index % 4 === 0 ? [notice, notice] : [notice]))

const newest = notices.toSorted((one, other) => other.dataregistro.localeCompare(one.dataregistro))

const serve = (page: Page, list: object[]) => page.route(service, (route) => route.fulfill({ json: list }))

const itemAt = (page: Page, position: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .and(page.locator(`[aria-posinset="${position}"]`))

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - Math.ceil(window.scrollY)

/** The list grows while its last items are measured, so one key press may stop before the end. */
async function toTheEnd(page: Page) {
  await expect(itemAt(page, 1)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(distanceToEnd), { timeout: 1000 }).toBeLessThan(1)
    await expect(itemAt(page, count)).toBeInViewport({ timeout: 500 })
  }).toPass()
}

test('of 10,000 notifications the dropdown shows the newest twenty, newest first', async ({
  loggedInPage: page,
}) => {
  await serve(page, notices)
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Notificações' }).click()
  const items = page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem')
  await expect(items).toHaveCount(20)
  await expect(items).toContainText(newest.slice(0, 20).map(({ titulo }) => titulo))
  await expectAccessible(page)
})

test('the page reaches all 10,000 with few of them in the DOM', async ({ loggedInPage: page }) => {
  await serve(page, notices)
  await page.goto('/notifications')
  const items = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  const at = (position: number) => itemAt(page, position)
  await expect(at(1)).toContainText(newest[0]?.titulo ?? '')
  await expect(at(1)).toHaveAttribute('aria-setsize', String(count))
  expect(await items.count()).toBeLessThan(60)
  await expectAccessible(page)
  await toTheEnd(page)
  await expect(at(count)).toContainText(newest.at(-1)?.titulo ?? '')
  expect(await items.count()).toBeLessThan(60)
  await expectAccessible(page)
  await page.keyboard.press('Home')
  await expect(at(1)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the reading position stays while taller items are inserted above', async ({ loggedInPage: page }) => {
  await serve(page, notices)
  await page.goto('/notifications')
  await toTheEnd(page)
  await page.mouse.move(800, 500)
  for (let step = 0; step < 8; step++) {
    const read = await page.evaluateHandle(() =>
      [...document.querySelectorAll('[aria-posinset]')].find(
        (item) => item.getBoundingClientRect().top > 200,
      ),
    )
    const top = () => read.evaluate((item) => Math.round(item?.getBoundingClientRect().top ?? Number.NaN))
    const before = await top()
    await page.mouse.wheel(0, -250)
    await expect.poll(top).toBe(before + 250)
  }
})

test('a few notifications are a plain list', async ({ loggedInPage: page }) => {
  await serve(page, notices.slice(0, 3))
  await page.goto('/notifications')
  const items = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.first()).not.toHaveAttribute('aria-setsize')
})

test('an unsafe notification picture is replaced by the bell', async ({ loggedInPage: page }) => {
  const dataregistro = new Date(start).toISOString()
  const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const fotos = ['vbscript:x', 'data:text/html,x', 'http://foto.example/a.png', '//foto.example/a.png', gif]
  await serve(
    page,
    fotos.map((foto) => ({ foto, titulo: foto, descricao: '', dataregistro })),
  )
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByText('vbscript:x')).toBeVisible()
  const sources = page.getByRole('main').locator('img')
  await expect(sources).toHaveCount(1)
  await expect(sources).toHaveAttribute('src', gif)
})

const unreadDot = 'Há notificações não lidas'

test('unread notifications are marked; reading one, then all, survives a reload', async ({
  loggedInPage: page,
}) => {
  await serve(page, newest.slice(0, 3))
  await page.goto('/notifications')
  const bell = page.getByRole('button', { name: 'Notificações', exact: true })
  const marks = page.getByRole('main').getByRole('button', { name: 'Marcar como lida' })
  await expect(bell).toHaveAccessibleDescription(unreadDot)
  await expect(page.getByRole('main').getByText('Não lida:')).toHaveCount(3)
  await marks.first().press('Enter')
  await expect(marks).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem').first()).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(marks).toHaveCount(2)
  await bell.click()
  const dialog = page.getByRole('dialog', { name: 'Notificações' })
  await dialog.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expect(marks).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell).not.toHaveAccessibleDescription(unreadDot)
})

test('the dropdown ends at a whole item', async ({ loggedInPage: page }) => {
  await serve(page, newest.slice(0, 12))
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Notificações' }).click()
  const list = page.getByRole('dialog', { name: 'Notificações' }).getByRole('list')
  await expect(list).toBeVisible()
  const ends = await list.evaluate((element: HTMLElement) => {
    let end = 0
    return [...element.children]
      .map((item) => (end += (item as HTMLElement).offsetHeight))
      .includes(element.clientHeight)
  })
  expect(ends).toBe(true)
})
