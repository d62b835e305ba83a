import { readFile } from 'node:fs/promises'
import {
  buildLargeAnswer,
  measureAction,
  measureExport,
  measureFirstRows,
  measureScrolling,
  mockNameAnswer,
} from '../bench/browser/large-data.ts'
import { watchLongTasks } from '../bench/browser/long-tasks.ts'
import { expectAccessible } from './support/axe.ts'
import { exportResult } from './support/export-result.ts'
import { test } from './support/live-test.ts'
import { expect, type Page } from './support/test.ts'

/** Our tasks take far less than 50 ms each; a busy machine stretches them. */
const longest = 400

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })

async function openLargeAnswer(page: Page) {
  await watchLongTasks(page)
  await mockNameAnswer(page, buildLargeAnswer())
  await page.goto('/consulta/nome')
  await page.getByLabel('Nome completo').fill('Ana Exemplo Silva')
  return measureFirstRows(page)
}

test('50,000 rows scroll, sort and filter without blocking the page', async ({ loggedInPage: page }) => {
  const { tasks } = await openLargeAnswer(page)
  expect(tasks.longest).toBeLessThan(2 * longest)
  expect((await measureScrolling(page)).tasks.longest).toBeLessThan(longest)
  const sorted = await measureAction(page, async () => {
    await result(page).getByRole('button', { name: 'Nome', exact: true }).click()
    await expect(result(page).getByRole('row').nth(1)).toContainText('Ana 0 Exemplo')
  })
  expect(sorted.tasks.longest).toBeLessThan(longest)
  const filtered = await measureAction(page, async () => {
    await result(page).getByRole('searchbox').fill('Ana 49999')
    await expect(result(page).getByText('1 de 50.000')).toBeVisible()
  })
  expect(filtered.tasks.longest).toBeLessThan(longest)
})

test('50,000 rows are exported in the background, with progress, and cancelled by keyboard', async ({
  loggedInPage: page,
}) => {
  await openLargeAnswer(page)
  for (const button of ['CSV', 'JSON'] as const)
    expect((await measureExport(page, button)).tasks.longest).toBeLessThan(longest)

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
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(cancel).toBeHidden()
  await expect(menu).toBeFocused()
  expect(downloads).toEqual([])
})

test('export progress is accessible, and the next export after a cancelled one is complete', async ({
  loggedInPage: page,
}) => {
  await openLargeAnswer(page)
  await exportResult(page, 'Planilha')
  await expect(page.getByRole('progressbar', { name: 'Progresso da exportação' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar a exportação' }).click()

  const downloading = page.waitForEvent('download')
  await exportResult(page, 'CSV')
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(50_000)
})
