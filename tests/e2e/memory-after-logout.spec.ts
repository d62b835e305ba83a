import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import {
  addPerson,
  caseButton,
  createCase,
  expectSaved,
  goToCases,
  openCase,
  passphrase,
} from './support/cases.ts'
import { leadMenu } from './support/follow-lead.ts'
import { readHeapStrings } from './support/heap.ts'
import { advanceIdleTime, expectLocked, openWithClock } from './support/idle.ts'
import {
  addSourceRules,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { search } from './support/palette.ts'
import { expect, type Page, signIn } from './support/test.ts'
import { visitAllFeatures } from './support/visit-all-features.ts'

/** CPFs that occur only in these tests. */
const canaries = ['398.136.146-68', '716.566.867-59', '862.883.667-57'] as const

/** A street that only the lookup server knows. */
const street = 'Rua do Teste'

/** A CPF as typed, as sent, and as shown hidden. */
const listSpellings = (cpf: string) => [cpf, cpf.replace(/\D/g, ''), `•••.•••.•••-${cpf.slice(-2)}`]

/** Logs out, and loses what is not saved. */
async function logOutUnsaved(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
}

const findRemaining = async (page: Page, marks: readonly string[]) => {
  const strings = await readHeapStrings(page)
  return marks.filter((mark) => strings.some((text) => text.includes(mark)))
}

/** Modules that still load at that moment release the page once they are loaded. */
const expectNoneInMemory = (page: Page, marks: readonly string[]) =>
  expect.poll(() => findRemaining(page, marks), { timeout: 120_000, intervals: [0] }).toEqual([])

test('after a logout no looked-up value is in memory', async ({ loggedInPage: page }) => {
  const [cpf] = canaries
  const marks = [...listSpellings(cpf), street]
  await visitAllFeatures(page, cpf)
  expect(await findRemaining(page, marks)).toEqual(marks)

  await logOutUnsaved(page)
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expectNoneInMemory(page, marks)
})

test('after a logout in another tab no value that it shared is in memory', async ({
  loggedInPage: page,
  context,
}) => {
  const [cpf] = canaries
  const marks = listSpellings(cpf)
  const definition = await variant('cpf')
  await page.goto(definition.path)
  await lookUp(page, definition, cpf)
  await expect(findResult(page)).toContainText('Fonte:')
  const second = await context.newPage()
  await signIn(second)
  await second.goto('/sessao')
  await expect(second.getByRole('list', { name: 'Consultas desta sessão' })).toContainText(marks[2] ?? '')
  expect(await findRemaining(second, marks.slice(1))).toEqual(marks.slice(1))

  await logOutUnsaved(page)
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expectNoneInMemory(tab, marks)
  }
})

test("after a source's 401 during a lead no looked-up value is in memory", async ({
  loggedInPage: page,
  pageErrors,
}) => {
  const [, cpf] = canaries
  const debts = await variant('cpf', 8)
  await addSourceRules({
    subject: cpf.replace(/\D/g, ''),
    path: `/gateway${debts.request?.post}`,
    fault: '401',
  })
  const first = await variant('cpf')
  await page.goto(first.path)
  await lookUp(page, first, cpf)
  await expect(findResult(page)).toContainText('Fonte:')
  await page.getByRole('button', { name: 'Consultar CPF', exact: true }).click()
  await leadMenu(page).getByRole('menuitem', { name: debts.title }).click()
  await expect(page.getByText('Sua sessão na fonte terminou')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectNoneInMemory(page, listSpellings(cpf))
  ignoreFailedRequests(pageErrors)
})

/** Ends the login as a logout in another tab does. */
async function logOutInOtherTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/404')
  await other.evaluate((key) => localStorage.removeItem(key), `${app.storagePrefix}.auth`)
  await other.close()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
}

const typedName = 'Zuleica Quixabeira'

/** Opens the form by name and types one. */
async function typeName(page: Page) {
  const { path } = await variant('nome')
  await page.goto('/pacotes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await page.getByRole('main').getByLabel('Nome completo').pressSequentially(typedName)
  expect(await findRemaining(page, [typedName])).toEqual([typedName])
}

test('text in the focused field is not in memory after a logout in another tab', async ({
  loggedInPage: page,
}) => {
  await typeName(page)
  await logOutInOtherTab(page)
  await expectNoneInMemory(page, [typedName])
})

test('text in a focused field is not in memory after its page is left', async ({ loggedInPage: page }) => {
  await typeName(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultas')
  await expectNoneInMemory(page, [typedName])
})

test('text in the focused search is not in memory after a logout in another tab', async ({
  loggedInPage: page,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search(page, '')
  await page.keyboard.type(typedName)
  expect(await findRemaining(page, [typedName])).toEqual([typedName])
  await logOutInOtherTab(page)
  await expectNoneInMemory(page, [typedName])
})

test('a locked screen keeps values in memory only, until the manifest’s time has passed', async ({
  page,
}) => {
  const [, , cpf] = canaries
  const [, digits = '', hiddenCpf = ''] = listSpellings(cpf)
  await openWithClock(page, '/dashboard', { hasNotifications: false })
  await visitAllFeatures(page, cpf)
  await advanceIdleTime(page)
  await expectLocked(page)
  expect(await findRemaining(page, [hiddenCpf, street])).toEqual([hiddenCpf, street])
  const outside = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  for (const value of [digits, hiddenCpf, cpf, street]) expect(outside).not.toContain(value)

  await page.clock.fastForward(authSettings.lockKeepsMinutes * 60_000)
  await expect(page.getByText('o que estava nesta aba foi descartado')).toBeVisible()
  await expectNoneInMemory(page, [...listSpellings(cpf), street])
})

test('a locked screen has nothing of an open case in memory', async ({ page }) => {
  const marks = ['Inventário Quixabeira', 'Perguntar por Umbuzeiro', passphrase]
  await openWithClock(page, '/casos', { hasNotifications: false })
  await createCase(page)
  await page.keyboard.type('Inventário Quixabeira')
  await page.getByLabel('Nova nota').fill('Perguntar por Umbuzeiro')
  await caseButton(page, 'Adicionar nota').click()
  expect(await findRemaining(page, marks)).toContain('Perguntar por Umbuzeiro')
  await advanceIdleTime(page)
  await expectLocked(page)
  await expectNoneInMemory(page, marks)
})

test('after a logout no answer of an open case is in memory', async ({ loggedInPage: page }) => {
  const [, cpf] = canaries
  const marks = ['Inventário Quixabeira', ...listSpellings(cpf), passphrase]
  await page.goto('/casos')
  await createCase(page)
  await page.keyboard.type('Inventário Quixabeira')
  await addPerson(page, cpf)
  await goToCases(page)
  await expectSaved(page)
  // Opened again, the answers come from the stored case.
  await page.reload()
  await openCase(page)
  await page.getByRole('list', { name: 'Assuntos do caso' }).getByRole('button').first().click()
  await expect(caseButton(page, 'No caso').filter({ visible: true }).first()).toBeVisible()
  expect(await findRemaining(page, marks)).toEqual(expect.arrayContaining(marks.slice(0, 2)))
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(caseButton(page, 'Entrar')).toBeVisible()
  await expectNoneInMemory(page, marks)
})
