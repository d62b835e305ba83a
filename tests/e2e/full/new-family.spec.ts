import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { freePorts } from '../support/free-ports.ts'
import { liveEnvironment } from '../support/live-app.ts'
import { buildCopy, serveCopy } from '../support/serve-copy.ts'
import { test as base, expect, signIn } from '../support/test.ts'
import { workerFixture } from '../support/worker-fixture.ts'

const support = join(import.meta.dirname, '../support')

/** A copy with two families and a dossiê written only in YAML, built once and served in two environments. */
const test = base.extend<object, { site: { demonstration: string; live: string } }>({
  site: workerFixture(240_000, async (use) => {
    const { folder, remove } = copyProject()
    mkdirSync(join(folder, 'manifest/dossies'), { recursive: true })
    for (const file of ['consultas/ddd.yaml', 'consultas/vizinhanca.yaml', 'dossies/endereco.yaml'])
      copyFileSync(join(support, file.replace(/^.*\//, '')), join(folder, 'manifest', file))
    execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: folder })
    buildCopy(folder)
    cpSync(join(folder, 'dist'), join(folder, 'live'), { recursive: true })
    const page = join(folder, 'live/index.html')
    execFileSync(
      'npm',
      ['run', '-s', 'configure', '--', '--template', page, '--nginx', join(folder, 'nginx')],
      {
        cwd: folder,
        env: { ...process.env, ...liveEnvironment },
      },
    )
    const [demoPort = 0, livePort = 0] = await freePorts(2)
    const stopDemonstration = await serveCopy(folder, demoPort)
    const stopLive = await serveCopy(folder, livePort, liveEnvironment, 'live')
    await use({
      demonstration: `http://127.0.0.1:${demoPort}`,
      live: `http://127.0.0.1:${livePort}`,
    })
    stopDemonstration()
    stopLive()
    remove()
  }),
})

test.describe.configure({ mode: 'default' })

test('a family written only in YAML is generated, built and answered by its source', async ({
  page,
  site,
}) => {
  await signIn(page)
  await page.goto(`${site.live}/consulta/ddd`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cidades de um DDD' })).toBeVisible()
  await page.getByRole('main').getByLabel('DDD').fill('61')
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('BRASÍLIA')
  await expect(result).toContainText('LUZIÂNIA')
  await expect(result).toContainText('Fonte: BrasilAPI')
  await expect(result).not.toContainText('Dados de demonstração')
})

test('a family written only in YAML appears in lead menus, search, dossiê and the page of a subject', async ({
  page,
  site,
}) => {
  await signIn(page)
  const result = page.getByRole('region', { name: 'Resultado' })

  await test.step('in the menu of a value of its kind', async () => {
    await page.goto(`${site.demonstration}/consulta/cep`)
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
    await page.goto(`${site.demonstration}/consulta/cep`)
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
    await page.getByRole('region', { name: 'Resumo' }).getByRole('button', { name: 'Montar dossiê' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dossiê do endereço')
  })
})
