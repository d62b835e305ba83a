import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'

// The tests share one dev server.
test.describe.configure({ mode: 'default', timeout: 150_000 })

test('a title changed in the form is on the page before it is saved, and alone in the file afterwards', async ({
  page,
  project,
}) => {
  const file = join(project.folder, 'manifest/consultas/cep.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${project.url}/__manifesto#consultas/cep.yaml/defaults/result/0`)
  const editor = page.getByRole('region', { name: 'Editor' })
  const title = editor.getByRole('textbox', { name: 'Título', exact: true }).first()
  await expect(title).toHaveValue('Endereço', { timeout: 90_000 })
  const result = page
    .frameLocator('iframe[title="Página"]')
    .getByRole('region', { name: 'Resultado', exact: true })
  await expect(result).toContainText('Praça da Sé', { timeout: 60_000 })

  await page.getByRole('combobox', { name: 'Tema' }).selectOption('light')
  await title.fill('Onde fica')
  await title.press('Enter')
  await expect(result).toContainText('Onde fica')
  await expect(page.frameLocator('iframe[title="Página"]').locator('body')).toHaveClass(/light/)
  await expect(page.getByRole('status').first()).toContainText('1 arquivo por salvar')
  expect(readFileSync(file, 'utf8')).toBe(before)

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(result).not.toContainText('Onde fica')
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect(result).toContainText('Onde fica')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'YAML' }).click()
  await expect(page.locator('.cm-activeLine')).toContainText('block:')

  await page.getByRole('button', { name: /^Salvar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar no manifesto' })
  await expect(dialog).toContainText('Onde fica')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(readFileSync(file, 'utf8')).toBe(before.replace('title: Endereço\n', 'title: Onde fica\n'))
})
