import { expectAccessible } from './support/axe.ts'
import { lookUpPerson } from './support/look-up-person.ts'
import { expect, test } from './support/test.ts'

test('single keys open pages, move and tick in lists, and open actions, until Configurações turns them off', async ({
  loggedInPage: page,
}) => {
  await page.goto('/consulta/cpf')
  await lookUpPerson(page, '111.444.777-35')
  await lookUpPerson(page, '529.982.247-25')
  const title = page.getByRole('heading', { level: 1 })

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(title).toHaveText('Consultas')
  // From the last row of a list to the first of the next one, and back.
  const dossies = page.getByRole('link', { name: /^Dossiê de / })
  await page.keyboard.press('j')
  await expect(dossies.first()).toBeFocused()
  for (const _ of await dossies.all()) await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /^Dados cadastrais/ }).first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(dossies.last()).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(title).toHaveText('Lotes')
  await expect(page.getByText('Nenhum lote nesta sessão')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /^Dossiê de / }).first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(title).toHaveText('Visão Geral')

  // In the list of the session, which is a dialog.
  // The search field has the focus, where keys are letters.
  await page.getByRole('banner').getByRole('button', { name: 'Consultas desta sessão' }).click()
  const list = page.getByRole('dialog')
  const rows = list.getByRole('listitem')
  await expect(rows.first().locator('[data-entry]')).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.first().getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await list
    .getByRole('link', { name: /Abrir pessoa/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/assunto\//)
  await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).uncheck()
  await page.reload()
  await expect(title).toHaveText('Configurações')
  for (const key of ['?', '/', 'g', 'c', 'h']) await page.keyboard.press(key)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveText('Configurações')
  await page.getByRole('button', { name: 'Restaurar padrão' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
})
