import type { Page, Request } from '@playwright/test'
import { addPerson, caseButton, createCase, expectSaved, goToCases, openCase } from './support/cases.ts'
import { confirmCost } from './support/confirm-cost.ts'
import { liveApp, lookupServer } from './support/live-app.ts'
import { findResult, lookUp, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'
import { visitAllFeatures } from './support/visit-all-features.ts'

/** A CPF that occurs only in this test. */
const canary = { typed: '398.136.146-68', digits: '39813614668' }

const spellings = [
  canary.typed,
  canary.digits,
  encodeURIComponent(canary.typed),
  btoa(canary.digits),
  btoa(canary.typed),
]

const containsCpf = (text: string) => spellings.some((spelling) => text.includes(spelling))

/**
 * Everything the page stores or shows outside its content: address, history, title, storages, caches, marks.
 */
const readPageState = (page: Page) =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    /** Writes bytes as text, so that a value in them would be found. */
    const describe = (_key: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await wait(indexedDB.open(name))
        const stores = [...database.objectStoreNames]
        const records = stores.map((store) => wait(database.transaction(store).objectStore(store).getAll()))
        const text = JSON.stringify([name, await Promise.all(records)], describe)
        database.close()
        return text
      }),
    )
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

type PageTraffic = {
  /** Console output and visited addresses. */
  messages: string[]
  /** Method, address and headers of each request. */
  targets: string[]
  /** Address and body of each request. */
  bodies: string[]
  /** The page state at each step. */
  pageStates: string[]
  recordState: () => Promise<unknown>
}

function watch(page: Page): PageTraffic {
  const watched: PageTraffic = {
    messages: [],
    targets: [],
    bodies: [],
    pageStates: [],
    recordState: async () => watched.pageStates.push(await readPageState(page)),
  }
  page.on('console', (message) => watched.messages.push(message.text()))
  page.on('framenavigated', (frame) => watched.messages.push(frame.url()))
  page.on('request', (request: Request) => {
    watched.targets.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`)
    watched.bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return watched
}

/** Returns the requests with the CPF; all must be to the source, in the body. */
function expectOnlyToSource({ pageStates, messages, targets, bodies }: PageTraffic): string[] {
  expect(pageStates.filter(containsCpf)).toEqual([])
  expect(messages.filter(containsCpf)).toEqual([])
  expect(targets.filter(containsCpf)).toEqual([])
  const hosts = new Set(targets.map((target) => new URL(target.split(' ')[1] ?? '').origin))
  expect([...hosts].sort()).toEqual([liveApp.url, lookupServer.url])
  const carrying = bodies.filter(containsCpf)
  expect(carrying.every((body) => body.startsWith(`${lookupServer.url}/gateway/`))).toBe(true)
  return carrying
}

test('a queried CPF goes to the source only', { tag: '@core' }, async ({ loggedInPage: page }) => {
  const watched = watch(page)
  const { recordState } = watched
  const cpf = await variant('cpf')
  await page.goto(cpf.path)
  await lookUp(page, cpf, canary.typed)
  await expect(findResult(page)).toContainText('Fonte:')
  await recordState()
  // On another page, back, repeated from the recent list, reloaded.
  await page.getByRole('link', { name: 'Início' }).click()
  const again = page.getByRole('button', { name: /^Consultar de novo: / })
  await expect(again).toHaveAccessibleName(/•••\.•••\.•••-\d\d$/)
  await recordState()
  await again.click()
  await confirmCost(page)
  await expect(findResult(page)).toContainText('Fonte:')
  await recordState()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cpf.title)
  await recordState()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Consultar', exact: true })).toBeVisible()
  await recordState()

  expect(expectOnlyToSource(watched)).toHaveLength(2)
})

test('a CPF in menus, search, dossiê, session, graph and batch goes to the source only', async ({
  loggedInPage: page,
}) => {
  const watched = watch(page)
  await visitAllFeatures(page, canary.typed, watched.recordState)
  expect(expectOnlyToSource(watched).length).toBeGreaterThan(5)
})

test('a CPF in a case is stored as ciphertext only', async ({ loggedInPage: page }) => {
  const watched = watch(page)
  await page.goto('/casos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casos')
  await createCase(page)
  await addPerson(page, canary.typed)
  await goToCases(page)
  await expectSaved(page)
  await watched.recordState()
  expect(watched.pageStates[0]).toContain('ciphertext')
  await caseButton(page, 'Fechar caso').click()
  await openCase(page)
  await page.getByRole('list', { name: 'Assuntos do caso' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/assunto\//)
  await watched.recordState()
  expect(expectOnlyToSource(watched)).toHaveLength(1)
})

test('no spell checker, writing suggestion or translator of the browser reads typed or shown text', async ({
  loggedInPage: page,
}) => {
  const definition = await variant('nome')
  await page.goto(definition.path)
  const field = page.getByRole('main').getByLabel('Nome completo')
  const allows = () =>
    field.evaluate((input: HTMLInputElement) => ({
      spelling: input.spellcheck,
      correction: input.getAttribute('autocorrect'),
      suggestions: Reflect.get(input, 'writingSuggestions'),
      translation: input.translate,
    }))
  expect(await allows()).toEqual({
    spelling: false,
    correction: 'off',
    suggestions: 'false',
    translation: false,
  })
  await lookUp(page, definition, 'Zuleica Quixabeira')
  await expect(findResult(page)).toContainText('Fonte:')
  expect(await findResult(page).evaluate((region: HTMLElement) => region.translate)).toBe(false)
})
