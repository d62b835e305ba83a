import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })

test('a file that changed on the disk is joined part by part, and saved with both changes', async ({
  page,
  project,
}) => {
  const file = join(project.folder, 'manifest/consultas/cep.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${project.url}/__manifesto#consultas/cep.yaml`)
  const editor = page.getByRole('region', { name: 'Editor' })
  const title = editor.getByRole('textbox', { name: 'Título', exact: true }).first()
  await title.fill('CEP meu', { timeout: 90_000 })
  await title.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('1 arquivo por salvar')

  const disk = before
    .replace('title: CEP\n', 'title: CEP do disco\n')
    .replace('title: Endereço por CEP', 'title: Onde fica')
  writeFileSync(file, disk)
  await page.getByRole('button', { name: /^Salvar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar no manifesto' })
  const part = dialog.getByRole('group', { name: 'Título' })
  await expect(part).toHaveCount(1)
  await expect(part.getByRole('radio', { name: 'No disco' })).toHaveAccessibleDescription(
    'title: CEP do disco',
  )
  const joining = dialog.getByRole('button', { name: 'Juntar' })
  await expect(joining).toHaveAttribute('aria-disabled', 'true')
  await part.getByRole('radio', { name: 'Seu' }).check()
  await expectAccessible(page)
  await joining.click()
  await expect(part).toHaveCount(0)
  await expect(dialog).toContainText('CEP meu')
  const save = dialog.getByRole('button', { name: 'Salvar', exact: true })
  await expect(save).toBeInViewport()
  await save.click()
  await expect(dialog).toHaveCount(0)
  expect(readFileSync(file, 'utf8')).toBe(disk.replace('title: CEP do disco\n', 'title: CEP meu\n'))
  writeFileSync(file, before)
})
