import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { families } from '../../src/generated/consultas/index.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { choosePurpose, submitWithPurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const picture = join(import.meta.dirname, '../../docs/screenshots/login-dark.png')

/** Opens the first variant of a family. */
async function open(page: Page, family: keyof typeof families) {
  const { default: loaded } = await families[family]()
  await page.goto(requireValue(loaded.variants[1]).path)
  await expect(page.getByRole('button', { name: 'Consultar', exact: true })).toBeVisible()
}

const readCaret = (control: Locator) => control.evaluate((input: HTMLInputElement) => input.selectionStart)

const setCaret = (control: Locator, at: number) =>
  control.evaluate((input: HTMLInputElement, offset) => {
    input.focus()
    input.setSelectionRange(offset, offset)
  }, at)

/** Pastes through the clipboard with the keyboard. */
async function paste(page: Page, control: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await control.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

test('a CPF is edited in its middle, and the caret stays', async ({ loggedInPage: page }) => {
  await open(page, 'cpf')
  const cpf = page.getByLabel('CPF')
  await cpf.pressSequentially('52998224725')
  await expect(cpf).toHaveValue('529.982.247-25')
  await setCaret(cpf, 6)
  await page.keyboard.press('Backspace')
  await expect(cpf).toHaveValue('529.922.472-5')
  expect(await readCaret(cpf)).toBe(5)
  await page.keyboard.press('8')
  await expect(cpf).toHaveValue('529.982.247-25')
  expect(await readCaret(cpf)).toBe(6)
  // Deleting a separator deletes no digit, and typing before it works.
  await setCaret(cpf, 4)
  await page.keyboard.press('Backspace')
  expect([await cpf.inputValue(), await readCaret(cpf)]).toEqual(['529.982.247-25', 3])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('9')
  await expect(cpf).toHaveValue('529.982.247-25')
  await page.keyboard.press('Tab')
  await submitWithPurpose(page)
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Dados de demonstração')
})

test('a CNPJ with letters is edited in its middle without losing characters', async ({
  loggedInPage: page,
}) => {
  await open(page, 'cnpj')
  const cnpj = page.getByLabel('CNPJ')
  await cnpj.pressSequentially('12abc34501de35')
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
  await setCaret(cnpj, 4)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('a')
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
  expect(await readCaret(cnpj)).toBe(4)
})

const pasted: [family: keyof typeof families, label: string, text: string, shown: string][] = [
  ['cpf', 'CPF', '  529.982.247-25 ', '529.982.247-25'],
  ['cpf', 'CPF', '52998224725', '529.982.247-25'],
  ['cnpj', 'CNPJ', ' 93.zb0.vry/v6ka-67', '93.ZB0.VRY/V6KA-67'],
  ['cnpj', 'CNPJ', '00000000e08g12', '00.000.000/E08G-12'],
  ['telefone', 'Telefone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['telefone', 'Telefone', '5511987654321', '(11) 98765-4321'],
  ['telefone', 'Telefone', '061 3333 4444', '(61) 3333-4444'],
  ['placa', 'Placa', ' abc-1d23 ', 'ABC1D23'],
  ['cep', 'CEP', '01.001-000', '01001-000'],
  ['judicial', 'Número do processo', '00000013920248260100', '0000001-39.2024.8.26.0100'],
  ['nome', 'Nascimento', '17/01/1984', '17/01/1984'],
  ['nome', 'Nascimento', '1984-01-17', '17/01/1984'],
]

test('pasted text takes the format of its field', async ({ loggedInPage: page }) => {
  let shownFamily = ''
  for (const [family, label, text, shown] of pasted)
    await test.step(`${text} into ${family}`, async () => {
      if (family !== shownFamily) await open(page, family)
      shownFamily = family
      const control = page.getByRole('main').getByLabel(label)
      await control.clear()
      await paste(page, control, text)
      await expect(control).toHaveValue(shown)
    })
})

test('a number typed with the country code loses it once it is complete', async ({ loggedInPage: page }) => {
  await open(page, 'telefone')
  const phone = page.getByRole('main').getByLabel('Telefone')
  await phone.pressSequentially('+5511987654321')
  await expect(phone).toHaveValue('(11) 98765-4321')
})

test('a plate may be typed in lower case, and a half-typed date is not an empty one', async ({
  loggedInPage: page,
}) => {
  await open(page, 'placa')
  const plate = page.getByLabel('Placa')
  await plate.pressSequentially('abc1d23')
  await expect(plate).toHaveValue('ABC1D23')
  await open(page, 'nome')
  await page.getByLabel('Nome completo').fill('Marina Exemplo do Vale')
  await page.getByLabel('Nascimento').focus()
  await page.keyboard.type('17')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Complete a data com dia, mês e ano')).toBeVisible()
  await expect(page.getByLabel('Nascimento')).toBeFocused()
})

test('several errors are summarized, each with a link to its field', async ({ loggedInPage: page }) => {
  await open(page, 'nome')
  const [name, birth] = [page.getByLabel('Nome completo'), page.getByLabel('Nascimento')]
  await name.fill('Marina')
  await birth.fill('1700-01-01')
  await name.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Escreva nome e sobrenome/)
  const summary = page.getByRole('group', { name: 'Corrija 2 campos' })
  await expectAccessible(page)
  await summary.getByRole('button', { name: /^Nascimento/ }).press('Enter')
  await expect(birth).toBeFocused()
  await birth.fill('1984-01-17')
  await expect(summary).toBeHidden()
  await name.fill('Marina Exemplo do Vale')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Dados de demonstração')
})

test('one of several fields is required until any is filled in', async ({ loggedInPage: page }) => {
  await open(page, 'judicial')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const message = page.getByText('Preencha ao menos um destes campos: CPF, CNPJ, Número do processo', {
    exact: true,
  })
  await expect(message).toBeVisible()
  await expect(page.getByLabel('CPF')).toBeFocused()
  await page.getByLabel('CNPJ').pressSequentially('1')
  await expect(message).toBeHidden()
})

test('a form is filled in, cleared and started again by keyboard', async ({ loggedInPage: page }) => {
  await open(page, 'score')
  const cpf = page.getByLabel('CPF')
  await cpf.focus()
  await page.keyboard.type('11144477735')
  for (const name of ['Finalidade', 'Consultar', 'Limpar']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(name))
  }
  await page.keyboard.press('Enter')
  await expect(cpf).toHaveValue('')
  await expect(cpf).toBeFocused()
})

test('the first error is visible on a small screen', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await open(page, 'nome')
  await page.getByRole('button', { name: 'Consultar', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const name = page.getByLabel('Nome completo')
  await expect(name).toBeFocused()
  const isOnTop = await name.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === input
  })
  expect(isOnTop).toBe(true)
})

test.describe('an image field', () => {
  test('a picture is chosen by keyboard, shown and removed', async ({ loggedInPage: page }) => {
    await open(page, 'foto')
    const button = page.getByRole('button', { name: /Escolher imagem/ })
    const chooser = page.waitForEvent('filechooser')
    await button.focus()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(picture)
    await expect(page.getByAltText('Imagem escolhida')).toBeVisible()
    await expect(page.getByText('login-dark.png', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remover imagem' }).press('Enter')
    await expect(page.getByAltText('Imagem escolhida')).toBeHidden()
    await expect(page.getByLabel('Foto para comparar')).toBeFocused()
  })

  test('rejects other, damaged or large files with the reason', async ({ loggedInPage: page }) => {
    await open(page, 'foto')
    const input = page.getByLabel('Foto para comparar')
    const refuse = async (buffer: Buffer, reason: string) => {
      await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
      // It is also announced, because the focus may be elsewhere.
      await expect(page.getByRole('main').getByText(reason)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: reason })).toBeAttached()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByAltText('Imagem escolhida')).toBeHidden()
    }
    await refuse(Buffer.from('%PDF-1.7'), 'nome de imagem')
    await refuse(readFileSync(picture).subarray(0, 20), 'A imagem está danificada')
    await refuse(Buffer.concat([readFileSync(picture), Buffer.alloc(5_000_000)]), 'mais de 5 MB')
    await input.setInputFiles(picture)
    await expect(input).not.toHaveAttribute('aria-invalid')
  })

  test('a dropped picture replaces the first, and reaches neither URL nor storage', async ({
    loggedInPage: page,
  }) => {
    await open(page, 'foto')
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const files = new DataTransfer()
      for (const name of ['rosto.png', 'outro.png'])
        files.items.add(new File([bytes], name, { type: 'image/png' }))
      return files
    }, readFileSync(picture).toString('base64'))
    await page.getByText('Escolher imagem').dispatchEvent('drop', { dataTransfer: transfer })
    await expect(page.getByText('rosto.png', { exact: true })).toBeVisible()
    await expect(page.getByText('Só uma imagem é enviada: ficou a primeira.')).toBeVisible()
    await page.getByLabel('CPF').fill('11144477735')
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('Dados de demonstração')
    const pageState = await page.evaluate(() =>
      JSON.stringify([location.href, document.title, { ...localStorage }]),
    )
    expect(pageState).not.toMatch(/11144477735|rosto|base64/)
  })
})
