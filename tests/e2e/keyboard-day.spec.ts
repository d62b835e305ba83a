import { expectAccessible } from './support/axe.ts'
import { passphrase } from './support/cases.ts'
import { createCountingUser } from './support/counting-user.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/** The most keys for the analyst's task. */
const keyLimit = 120

const rail = (page: Page) => page.getByRole('navigation', { name: 'Consultas do assunto' })

const railEntry = (page: Page, title: string) =>
  rail(page)
    .getByRole('button', { name: new RegExp(`^${title} ?,`) })
    .first()

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

const actions = (page: Page) => page.getByRole('dialog', { name: 'Ações da página' })

/** Fails as soon as a key leaves the focus on no element, except while a page loads. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

test('a person is searched, queried, read, added to a case and printed within 120 keys', async ({
  loggedInPage: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-asked', '')
  })
  const user = createCountingUser(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await user.press(key)
    await expectFocus(page)
  }
  const choose = async (words: string) => {
    await press('.')
    await expect(actions(page).getByRole('combobox')).toBeFocused()
    await user.type(words)
    await press('Enter')
    await expect(actions(page)).toHaveCount(0)
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await user.type('11144477735')
  await user.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('three consultas are queried from the rail, and each answer is read', async () => {
    await press('r')
    await expect(railEntry(page, 'Dados cadastrais')).toBeFocused()
    await press('Enter')
    await expect(purposeField(page)).toBeFocused()
    await press('a', 'Enter')
    await expect(section(page, 'Dados cadastrais').getByRole('heading', { level: 3 }).first()).toBeVisible()
    for (const [digit, title] of [
      ['8', 'Dívidas e pendências financeiras'],
      ['9', 'Protestos'],
    ] as const) {
      await press(digit)
      await expect(railEntry(page, title)).toBeFocused()
      await press('Enter')
      await expect(railEntry(page, title)).toHaveAccessibleName(/, encontrado/)
      await expect(section(page, title).getByRole('heading', { level: 2 })).toBeFocused()
    }
    await press('1')
    await expect(section(page, 'Dados cadastrais').getByRole('heading', { level: 2 })).toBeFocused()
    await press(']')
    await expect(
      section(page, 'Dívidas e pendências financeiras').getByRole('heading', { level: 2 }),
    ).toBeFocused()
    await press('r')
    await expect(rail(page).locator(':focus')).toHaveAttribute('aria-current', 'location')
  })

  await test.step('the person is added to a new case', async () => {
    await choose('caso')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Novo caso' })).toBeFocused()
    await press('Enter')
    await expect(page.getByLabel('Senha do caso')).toBeFocused()
    await user.type(passphrase)
    await press('Tab', 'Tab')
    await expect(page.getByLabel('Repita a senha')).toBeFocused()
    await user.type(passphrase)
    await press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'No caso' }).filter({ visible: true })).toBeFocused()
  })

  await test.step('it is printed', async () => {
    await choose('impr')
    const print = page.getByRole('dialog', { name: 'Imprimir o assunto' })
    await expect(print).toBeVisible()
    await press('Shift+Tab', 'Shift+Tab')
    await expect(print.getByRole('button', { name: 'Imprimir' })).toBeFocused()
    await press('Enter')
    await expect(page.locator('[data-print-asked]')).toBeAttached()
  })
  expect(user.inputCount.clicks).toBe(0)
  expect(user.inputCount.keystrokes).toBeLessThanOrEqual(keyLimit)
})

test('from an answer, keys reach its variants, and none queries by itself', async ({
  loggedInPage: page,
}) => {
  await page.goto('/consulta/cpf')
  await lookUpPerson(page, '111.444.777-35')
  const variants = page.getByRole('navigation', { name: 'Variantes' }).getByRole('link')
  await page
    .getByRole('region', { name: 'Resultado', exact: true })
    .getByRole('button', { name: 'Exportar' })
    .focus()
  await page.keyboard.press('r')
  await expect(variants.nth(0)).toBeFocused()
  await page.keyboard.press(']')
  await expect(variants.nth(1)).toBeFocused()
  await page.keyboard.press('3')
  await expect(variants.nth(2)).toBeFocused()
  await page.keyboard.press('[')
  await expect(variants.nth(1)).toBeFocused()
  await expect(page).toHaveURL('/consulta/cpf')

  await page.keyboard.press('.')
  for (const name of ['Consultar em lote', 'Abrir assunto', 'Alterar', 'Exportar'])
    await expect(actions(page).getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(actions(page)).toHaveCount(0)
  await expect(variants.nth(1)).toBeFocused()
})

test('Tab leaves an open list with the option that is marked', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/cpf')
  await purposeField(page).focus()
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('listbox', { name: 'Finalidade' })
  await expect(list).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(list).toHaveCount(0)
  await expect(purposeField(page)).not.toHaveValue('')
  await expect(purposeField(page)).not.toBeFocused()
  await expectFocus(page)
  await page.keyboard.press('Shift+Tab')
  await expect(purposeField(page)).toBeFocused()
})
