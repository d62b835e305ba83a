import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { firstPort } from '../support/live-app.ts'
import { buildCopy, serveCopy } from '../support/serve-copy.ts'
import { expect, signIn, test } from '../support/test.ts'

const port = firstPort + 7

const support = join(import.meta.dirname, '../support')

test('a family written only in YAML appears in lead menus, search, dossiê and the page of a subject', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { folder, remove } = copyProject()
  copyFileSync(join(support, 'vizinhanca.yaml'), join(folder, 'manifest/consultas/vizinhanca.yaml'))
  mkdirSync(join(folder, 'manifest/dossies'), { recursive: true })
  copyFileSync(join(support, 'endereco.yaml'), join(folder, 'manifest/dossies/endereco.yaml'))
  execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: folder })
  buildCopy(folder)
  const stop = await serveCopy(folder, port)
  try {
    const base = `http://127.0.0.1:${port}`
    await signIn(page)
    const result = page.getByRole('region', { name: 'Resultado' })

    await test.step('in the menu of a value of its kind', async () => {
      await page.goto(`${base}/consulta/cep`)
      await page.getByRole('main').getByLabel('CEP').fill('01001-000')
      await page.keyboard.press('Enter')
      await result.getByRole('button', { name: 'Consultar identificação' }).click()
      await page.getByRole('menuitem', { name: /Serviços perto de um CEP/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serviços perto de um CEP')
      await expect(result).toContainText('Padaria da Amostra')
      await expect(result.getByRole('list', { name: 'Leitura rápida' })).toContainText('1 serviço')
    })

    await test.step('in the search', async () => {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').fill('20040-020')
      const group = page.getByRole('group', { name: 'CEP 20040-020 (válido)' })
      await expect(group.getByRole('option', { name: /Serviços perto de um CEP/ })).toBeVisible()
      await group.getByRole('option', { name: /Dossiê do endereço/ }).click()
    })

    await test.step('in a dossiê', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossiê do endereço')
      const part = page.getByRole('region', { name: 'Serviços perto de um CEP' })
      await expect(part).toContainText('Padaria da Amostra')
      await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('20040')
    })

    await test.step('on the page of its subject', async () => {
      await page.goto(`${base}/consulta/cep`)
      await page.getByRole('main').getByLabel('CEP').fill('01001-000')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Abrir assunto' }).click()
      const rail = page.getByRole('navigation', { name: 'Consultas do assunto' })
      const entry = rail.getByRole('button', { name: /^Serviços perto de um CEP/ })
      await expect(entry).toHaveAccessibleName(/não consultado/)
      await expect(entry).toContainText('0,5 crédito')
      await entry.click()
      const section = page.getByRole('region', { name: 'Serviços perto de um CEP' })
      await expect(section).toContainText('Padaria da Amostra')
      await expect(entry).toHaveAccessibleName(/, encontrado/)
      await page.getByRole('region', { name: 'Resumo' }).getByRole('button', { name: '1 serviço' }).click()
      await expect(section.getByRole('heading', { name: 'Serviços', exact: true })).toBeFocused()
      await expect(section.getByRole('list', { name: 'Leitura rápida' })).toHaveCount(0)
      await page.keyboard.press('1')
      await expect(page.getByRole('region').getByRole('heading', { level: 2 }).first()).toBeFocused()
      await expect(section.getByRole('button', { name: /^Consultar Telefone/ })).toBeVisible()
      await page
        .getByRole('region', { name: 'Resumo' })
        .getByRole('button', { name: 'Montar dossiê' })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossiê do endereço')
    })
  } finally {
    stop()
    remove()
  }
})
