import type { Locator } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { cpfs, list, secretClient, table, tick, tickedBar } from './support/batch.ts'
import { purposeField } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('from the list to the workbook with the keyboard alone', async ({ loggedInPage: page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/consulta/cpf/8/lote')
  await tabTo(page, page.getByLabel('Lista', { exact: true }))
  await page.keyboard.insertText(list.join('\n'))
  await tabTo(page, button('Conferir lista'))
  await page.keyboard.press('Enter')
  await tabTo(page, purposeField(page))
  await page.keyboard.press('a')
  await tabTo(page, button('Iniciar'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()

  const views = page.getByRole('group', { name: 'Visões', exact: true })
  const view = views.getByRole('button', { name: 'Sem destaques', exact: true })
  await tabTo(page, button(/^Colunas/))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Destaques' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await tabTo(page, button(/^Visões/), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, views.getByRole('textbox', { name: 'Salvar a visão atual como' }))
  await page.keyboard.insertText('Sem destaques')
  await page.keyboard.press('Enter')
  await expect(view).toBeVisible()
  await page.keyboard.press('Escape')

  await tabTo(page, tick(page, 2))
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${secretClient} 1`)
  await expect(dialog).toContainText('Linha 2 de 12 (3 na sua lista)')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Nota da linha' }))
  await page.keyboard.insertText('Ligar na sexta')
  await page.keyboard.press('Escape')
  await tabTo(page, tickedBar(page).getByRole('button', { name: 'Marcar revisado' }))
  await page.keyboard.press('Enter')

  // A view leaves out columns, but no mark is lost with it.
  await tabTo(page, button(/^Visão: Sem destaques/), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  const head = (name: string) => table(page).getByRole('columnheader', { name, exact: true })
  for (const name of ['Revisão', 'Nota']) await expect(head(name)).toBeVisible()
  await expect(head('Destaques')).toBeHidden()
  await tabTo(page, button(/^Colunas/))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Revisão' }))
  await page.keyboard.press('Space')
  await expect(head('Revisão')).toBeHidden()
  await expect(head('Nota')).toBeVisible()

  await tabTo(page, button('Exportar XLSX'), 'Shift+Tab')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const [columns = [], ...rows] = await readSheet(await (await downloading).path())
  const cells = (name: string) => rows.slice(0, cpfs.length).map((row) => row[columns.indexOf(name)])
  expect(cells('Cliente')).toEqual(cpfs.map((_, index) => `${secretClient} ${index}`))
  expect(cells('Nota')[1]).toBe('Ligar na sexta')
  expect(cells('Revisado').slice(0, 3)).toEqual(['Sim', 'Sim', null])
  const total = rows.at(-1) ?? []
  expect(total[columns.indexOf('Linha')]).toBe('Total')
  expect(total[columns.indexOf('Cliente')]).toBeNull()
  const amounts = cells('Em aberto').map((amount) => (typeof amount === 'number' ? amount : 0))
  expect(total[columns.indexOf('Em aberto')]).toBeCloseTo(amounts.reduce((sum, amount) => sum + amount, 0))
})
