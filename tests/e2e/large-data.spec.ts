import { readFile } from 'node:fs/promises'
import { buildLargeAnswer, mockNameAnswer } from '../bench/browser/large-data.ts'
import { expectAccessible } from './support/axe.ts'
import { exportResult } from './support/export-result.ts'
import { test } from './support/live-test.ts'
import { expect, type Page } from './support/test.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })

/** Opens an answer of 50,000 rows. `npm run bench` measures the tasks. */
async function openLargeAnswer(page: Page) {
  await mockNameAnswer(page, buildLargeAnswer())
  await page.goto('/consulta/nome')
  await page.getByLabel('Nome completo').fill('Ana Exemplo Silva')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(result(page).getByRole('row').nth(1)).toBeVisible()
}

test('50,000 rows sort and filter with few of them in the DOM', async ({ loggedInPage: page }) => {
  await openLargeAnswer(page)
  await result(page).getByRole('button', { name: 'Nome', exact: true }).click()
  await expect(result(page).getByRole('row').nth(1)).toContainText('Ana 0 Exemplo')
  expect(await result(page).getByRole('row').count()).toBeLessThan(200)
  await result(page).getByRole('searchbox').fill('Ana 49999')
  await expect(result(page).getByText('1 de 50.000')).toBeVisible()
})

test('an export of 50,000 rows shows its progress, is cancelled by keyboard, and the next one is complete', async ({
  loggedInPage: page,
}) => {
  await openLargeAnswer(page)
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  const menu = result(page).getByRole('button', { name: 'Exportar' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(result(page).getByRole('menuitem', { name: 'Copiar' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(result(page).getByRole('menuitem').last()).toHaveAttribute('data-highlighted')
  // The menu takes the focus again in the frame after a key. Nobody presses the next one as fast as that.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.keyboard.press('Enter')
  const cancel = page.getByRole('button', { name: 'Cancelar a exportação' })
  await expect(cancel).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progresso da exportação' })).toBeVisible()
  await expectAccessible(page)
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(cancel).toBeHidden()
  await expect(menu).toBeFocused()
  expect(downloads).toEqual([])

  const downloading = page.waitForEvent('download')
  await exportResult(page, 'CSV')
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(50_000)
})
