import type { Locator } from '@playwright/test'
import { expectAnswer, leadMenu } from './support/follow-lead.ts'
import { countSubjectQueries, findResult, lookUp, test, variant } from './support/live-test.ts'
import { submitWithPurpose } from './support/purpose.ts'
import { expect, type Page } from './support/test.ts'

// Both walks query the same relative, company and address.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 700 } })

const titles = [
  'Parentes e vínculos',
  'Vínculos empregatícios',
  'Dados cadastrais',
  'Endereço por CEP',
] as const

/** The same consultas as the session list names them. */
const entryTitles = [titles[0], titles[1], 'CNPJ · Dados cadastrais', titles[3]]

/** The subjects of the walk, as sources receive them. */
const relative = { digits: '33344455508', typed: '333.444.555-08' }
const hiddenRelative = '•••.•••.•••-08'
const company = '77888999000181'
const address = '20939013'

/** Counts the queries about each subject from now on. */
async function startQueryCounters(subjects: readonly string[]) {
  const before = await Promise.all(subjects.map(countSubjectQueries))
  return async () =>
    (await Promise.all(subjects.map(countSubjectQueries))).map((times, index) => times - (before[index] ?? 0))
}

const queryGroup = (page: Page) => page.getByRole('group', { name: 'O que foi consultado' })

/** The user's position in an answer: scroll offset, sort order, open rows. */
const readPosition = (page: Page) =>
  page.evaluate(() => ({
    scroll: Math.round(window.scrollY),
    sorted: [...document.querySelectorAll('main [aria-sort]')].map((header) => [
      header.textContent,
      header.getAttribute('aria-sort'),
    ]),
    open: [...document.querySelectorAll('main [data-details-button]')].map((button) =>
      button.getAttribute('aria-expanded'),
    ),
  }))

type ResultPosition = Awaited<ReturnType<typeof readPosition>>

/** Expects the cached answer at the position where the user left it. */
async function expectReturned(page: Page, title: string, savedPosition: ResultPosition | undefined) {
  await expectAnswer(page, title)
  await expect(queryGroup(page)).toContainText('sem custo')
  await expect.poll(() => readPosition(page)).toEqual(savedPosition)
}

/** The titles in the session list, each below its origin. */
const readTreeTitles = (page: Page) =>
  page.getByRole('dialog', { name: 'Consultas desta sessão' }).evaluate((dialog) => {
    const path: string[] = []
    for (let list = dialog.querySelector('ul'); list; list = list.querySelector('ul'))
      path.push(list.querySelector(':scope > li [data-entry] span span span')?.textContent ?? '')
    return path
  })

/** Follows a lead. Returns the position in the answer at that moment. */
async function follow(
  page: Page,
  button: string | RegExp,
  within: Locator,
  title: string,
): Promise<ResultPosition> {
  await within.getByRole('button', { name: button }).click()
  await expect(leadMenu(page)).toBeVisible()
  const savedPosition = await readPosition(page)
  await leadMenu(page).getByRole('menuitem', { name: title }).click()
  await expectAnswer(page, title)
  return savedPosition
}

test('from a person to a relative, her company and its address, and back, with one query each', async ({
  loggedInPage: page,
}) => {
  const subject = { typed: '202.303.407-84', digits: '20230340784' }
  const countQueries = await startQueryCounters([subject.digits, relative.digits, company, address])
  const savedPositions: ResultPosition[] = []
  const relatives = await variant('cpf', 5)
  await page.goto(relatives.path)
  await lookUp(page, relatives, subject.typed)
  await expectAnswer(page, titles[0])

  // Sorting moves her row down. Her CPF is hidden and stays hidden until queried.
  const family = findResult(page).getByRole('region', { name: 'Parentes' })
  await family.getByRole('button', { name: 'Parentesco', exact: true }).click()
  const mother = family.getByRole('row').filter({ hasText: 'Mãe' })
  await mother.getByRole('button', { name: /^Consultar CPF/ }).click()
  await expect(leadMenu(page)).toContainText(hiddenRelative)
  expect(await page.content()).not.toMatch(/333\.?444\.?555/)
  savedPositions.push(await readPosition(page))
  await leadMenu(page).getByRole('menuitem', { name: titles[1] }).click()
  await expectAnswer(page, titles[1])
  // The page of a value that was hidden hides it too.
  await expect(queryGroup(page)).toContainText(hiddenRelative)
  expect(await page.locator('main').innerText()).not.toContain(relative.typed)

  await findResult(page)
    .getByRole('columnheader')
    .getByRole('button', { name: 'Empregador', exact: true })
    .click()
  const row = findResult(page).getByRole('row').filter({ hasText: 'Fictícia Logística' })
  await row.getByRole('button', { name: /^Detalhes/ }).click()
  savedPositions.push(await follow(page, /^Consultar CNPJ, linha/, row, titles[2]))
  await expect(queryGroup(page)).toContainText('77.888.999/0001-81')

  savedPositions.push(await follow(page, 'Consultar CEP', findResult(page), titles[3]))
  await expect(queryGroup(page)).toContainText('20939-013')
  await expect(findResult(page)).toContainText('Rua do Teste')
  savedPositions.push(await readPosition(page))

  for (const back of [2, 1, 0]) {
    await page.goBack()
    await expectReturned(page, titles[back] ?? '', savedPositions[back])
  }
  for (const forth of [1, 2, 3]) {
    await page.goForward()
    await expectReturned(page, titles[forth] ?? '', savedPositions[forth])
  }
  expect(await countQueries()).toEqual([1, 1, 1, 1])

  await page.keyboard.press('h')
  await expect.poll(() => readTreeTitles(page)).toEqual(entryTitles)
})

/** The name of the focused control, and if its focus is invisible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const { top, bottom, width } = element.getBoundingClientRect()
    // A native checkbox covers its mark and shows nothing itself.
    const marked = (element.matches('[type=checkbox]') && element.nextElementSibling) || element
    const { outlineStyle, boxShadow, opacity } = getComputedStyle(marked)
    // The title has the focus when the page opens.
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || element.id === 'page-title'
    const isThere = width > 0 && bottom > 0 && top < window.innerHeight && Number(opacity) === 1
    const name = element.getAttribute('aria-label') ?? element.textContent
    return isMarked && isThere ? name : `${name}, unseen`
  })

const unseen = /^nothing$|, unseen$/

/** Presses Tab until a control has the focus, and expects a visible focus at each step. */
async function tabTo(page: Page, control: Locator) {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    // Quiet buttons fade in.
    await expect.poll(() => focused(page), { intervals: [10, 50] }).not.toMatch(unseen)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached by Tab: ${control}`)
}

/** Opens a lead menu reached by Tab, and chooses by arrow keys. */
async function followByKeys(page: Page, control: Locator, title: string): Promise<ResultPosition> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
  const menu = leadMenu(page)
  await expect(menu).toBeFocused()
  const item = menu.getByRole('menuitem', { name: title })
  for (let step = 0; step < 20 && (await item.getAttribute('data-highlighted')) === null; step++)
    await page.keyboard.press('ArrowDown')
  await expect(item).toBeInViewport()
  const savedPosition = await readPosition(page)
  await page.keyboard.press('Enter')
  await expectAnswer(page, title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  return savedPosition
}

test('the same steps by keyboard', async ({ loggedInPage: page }) => {
  const subject = { typed: '202.303.407-84', digits: '20230340784' }
  const countQueries = await startQueryCounters([subject.digits, relative.digits, company, address])
  const savedPositions: ResultPosition[] = []
  const relatives = await variant('cpf', 5)
  await page.goto(relatives.path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.keyboard.type(subject.digits)
  await page.keyboard.press('Tab')
  await submitWithPurpose(page)
  await expectAnswer(page, titles[0])
  const result = findResult(page)
  await expect(result.getByRole('heading', { level: 2 }).first()).toBeFocused()
  const family = result.getByRole('region', { name: 'Parentes' })
  const leads = [
    family
      .getByRole('row')
      .filter({ hasText: 'Mãe' })
      .getByRole('button', { name: /^Consultar CPF/ }),
    result.getByRole('button', { name: 'Consultar CNPJ, linha 1' }),
    result.getByRole('button', { name: 'Consultar CEP' }),
  ] as const
  await tabTo(page, family.getByRole('button', { name: 'Parentesco', exact: true }))
  await page.keyboard.press('Enter')
  savedPositions.push(await followByKeys(page, leads[0], titles[1]))
  savedPositions.push(await followByKeys(page, leads[1], titles[2]))
  savedPositions.push(await followByKeys(page, leads[2], titles[3]))

  for (const back of [2, 1, 0] as const) {
    await page.goBack()
    await expectReturned(page, titles[back], savedPositions[back])
    await expect(leads[back]).toBeFocused()
    expect(await focused(page)).not.toMatch(unseen)
  }
  for (const forth of [1, 2] as const) {
    await page.goForward()
    await expectReturned(page, titles[forth], savedPositions[forth])
    await expect(leads[forth]).toBeFocused()
  }
  expect(await countQueries()).toEqual([1, 1, 1, 1])

  // Shows the first consulta again from the session list.
  await page.keyboard.press('h')
  await expect.poll(() => readTreeTitles(page)).toEqual(entryTitles)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expectAnswer(page, titles[0])
  await expect(queryGroup(page)).toContainText('sem custo')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await countQueries()).toEqual([1, 1, 1, 1])
})
