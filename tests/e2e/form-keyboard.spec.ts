import { app } from '../../src/generated/app.ts'
import { purposes } from '../../src/generated/purposes.ts'
import { requireValue } from '../support/require-value.ts'
import { variant } from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = { typed: '111.444.777-35', digits: '11144477735' }

const [first = '', second = ''] = purposes

const answer = (page: Page) =>
  page.getByRole('region', { name: 'Resultado', exact: true }).getByRole('button', { name: 'Exportar' })

const list = (page: Page) => page.getByRole('listbox', { name: 'Finalidade' })

const birth = (page: Page) => page.getByRole('textbox', { name: 'Data de nascimento' })

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

async function logInAgain(page: Page) {
  const { email, password } = requireValue(app.auth.seedUser)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(app.auth.home)
}

test('a form is filled in and sent by keyboard alone, and asks no known value again', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  const [data, status] = [await variant('cpf'), await variant('cpf', 2)]
  await page.goto(data.path)
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.keyboard.type(cpf.digits)
  await press(page, 'Tab', 'Enter')
  await expect(page.getByText('Preencha o campo Finalidade', { exact: true }).first()).toBeVisible()

  await press(page, ' ')
  await expect(list(page)).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(page, 'Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(purposeField(page)).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(list(page)).toBeFocused()
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(purposeField(page)).toHaveValue(second)
  await expect(purposeField(page)).toBeFocused()
  await press(page, 'Enter')
  await expect(answer(page)).toBeVisible()

  await press(page, 'Control+k')
  await page.keyboard.insertText(cpf.digits)
  const option = page.getByRole('option', { name: status.title })
  await expect(option).toContainText('Consulta · CPF')
  await expect(option).not.toContainText('pede também')
  await option.click()
  await expect(birth(page)).toBeFocused()
  const known = await birth(page).inputValue()
  expect(known).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await expect(page.getByText(/^de Dados cadastrais, \d\d:\d\d$/)).toBeVisible()

  await press(page, 'ArrowDown')
  const calendar = page.getByRole('application', { name: 'Calendário' })
  await expect(calendar.getByRole('button', { name: /^Escolhido/ })).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(page, 'ArrowRight', 'Enter')
  await expect(calendar).toHaveCount(0)
  await expect(birth(page)).not.toHaveValue(known)
  await expect(page.getByText(/^de Dados cadastrais/)).toHaveCount(0)
  await birth(page).fill(known)
  await press(page, 'Enter')
  await expect(answer(page)).toBeVisible()
})

test('a purpose used before is one click in the next session', async ({ loggedInPage: page }) => {
  const { path } = await variant('score')
  await page.goto('/dashboard')
  // The stored session of the tests has no e-mail.
  await logInAgain(page)
  await navigateInApp(page, path)
  await page.getByLabel('CPF').fill(cpf.digits)
  await purposeField(page).selectOption(first)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(answer(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first)

  await logInAgain(page)
  await navigateInApp(page, path)
  await expect(purposeField(page)).toHaveValue('')
  await page.getByRole('button', { name: first, exact: true }).click()
  await expect(purposeField(page)).toHaveValue(first)
  await expectAccessibleIn(page, twoLooks)
})
