import type { Page, Request } from '@playwright/test'
import { liveApp, lookupServer } from './support/live-app.ts'
import { lookUp, resultOf, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'

/** A CPF that occurs nowhere else: wherever it turns up, it was looked up. */
const canary = { typed: '398.136.146-68', digits: '39813614668' }

const spellings = [
  canary.typed,
  canary.digits,
  encodeURIComponent(canary.typed),
  btoa(canary.digits),
  btoa(canary.typed),
]

const holds = (text: string) => spellings.some((spelling) => text.includes(spelling))

/** Everything that the page keeps or shows beside its content: address, history, title, storages, caches, marks. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return JSON.stringify({
      href: location.href,
      history: history.state,
      title: document.title,
      name: window.name,
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      cached,
      timings: performance.getEntries().map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })
  })

test('a CPF that was looked up goes to the source alone', async ({ insider: page }) => {
  const said: string[] = []
  const targets: string[] = []
  const bodies: string[] = []
  const take = (request: Request) => {
    targets.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`)
    bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  }
  page.on('console', (message) => said.push(message.text()))
  page.on('request', take)
  page.on('framenavigated', (frame) => said.push(frame.url()))
  const kept: string[] = []
  const look = async () => kept.push(await keptBy(page))

  const cpf = await variant('cpf')
  await page.goto(cpf.path)
  await lookUp(page, cpf, canary.typed)
  await expect(resultOf(page)).toContainText('Fonte:')
  await look()
  // Elsewhere, back, asked again from the list of recent ones, reloaded.
  await page.getByRole('link', { name: 'Início' }).click()
  const again = page.getByRole('button', { name: /^Repetir/ })
  await expect(again).toHaveAccessibleName(/\*{3}\.\d{3}\.\d{3}-\*{2}$/)
  await look()
  await again.click()
  await expect(resultOf(page)).toContainText('Fonte:')
  await look()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cpf.title)
  await look()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Consultar', exact: true })).toBeVisible()
  await look()

  expect(kept.filter(holds)).toEqual([])
  expect(said.filter(holds)).toEqual([])
  expect(targets.filter(holds)).toEqual([])
  const carrying = bodies.filter(holds)
  expect(carrying).toHaveLength(2)
  expect(carrying.every((body) => body.startsWith(`${lookupServer.url}/gateway/`))).toBe(true)
  const hosts = new Set(targets.map((target) => new URL(target.split(' ')[1] ?? '').origin))
  expect([...hosts].sort()).toEqual([liveApp.url, lookupServer.url])
})
