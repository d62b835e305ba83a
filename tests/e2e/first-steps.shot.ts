/**
 * Takes the pictures of docs/guides/primeiros-passos.md: an answer becomes a page in the studio. Run
 * `npm run screenshots -- first-steps`. It asserts only that the pages load.
 */

import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app } from '../../src/generated/app.ts'
import { copyProject } from '../support/project-copy.ts'
import { startDevServer } from './support/dev-server.ts'
import { expect, type Page, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/first-steps')

const sample = join(import.meta.dirname, '../codegen/authoring/sample-answer/samples/brasilapi-cep-v2.json')

/** Saves a screenshot once fonts and frames are ready. */
async function save(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await session.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

test.use({ viewport: { width: 1280, height: 800 } })

test('the first steps in the studio', async ({ page }) => {
  test.setTimeout(600_000)
  await mkdir(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const copy = copyProject()
  const server = await startDevServer(copy.folder)
  const result = page
    .frameLocator('iframe[title="Página"]')
    .getByRole('region', { name: 'Resultado', exact: true })
  try {
    await page.goto(`${server.url}/__manifesto`)
    await page.evaluate(
      (key) => localStorage.setItem(key, JSON.stringify({ darkMode: false })),
      `${app.storagePrefix}.preferences`,
    )
    await page.goto(`${server.url}/__manifesto#consultas/cep.yaml`)
    await page.reload()
    await page.getByRole('button', { name: 'Da resposta', exact: true }).waitFor({ timeout: 120_000 })
    await page.getByRole('combobox', { name: 'Tema' }).selectOption('light')
    await expect(page.frameLocator('iframe[title="Página"]').getByRole('heading').first()).toBeVisible()
    await save(page, '1-abra')
    await page.getByRole('button', { name: 'Da resposta', exact: true }).click()
    const screen = page.getByRole('region', { name: 'Da resposta à página' })
    await screen.getByRole('textbox', { name: 'Resposta em JSON' }).fill(readFileSync(sample, 'utf8'))
    await screen.getByRole('textbox', { name: 'Título da consulta' }).fill('Lugar no mapa')
    await expect(result.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 120_000 })
    await save(page, '2-cole')
    await screen.getByRole('button', { name: 'Aplicar' }).click()
    await expect(result.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: /^Salvar/ }).click()
    await expect(page.getByRole('dialog', { name: 'Salvar no manifesto' })).toContainText('Lugar no mapa')
    await save(page, '3-salve')
  } finally {
    await server.close()
    copy.remove()
  }
})
