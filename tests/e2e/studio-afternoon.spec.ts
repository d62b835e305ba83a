import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readShape } from '../codegen/authoring/sample-answer/support/shapes.ts'
import { readSupplier } from '../codegen/authoring/sample-answer/support/suppliers.ts'
import { expect, heading, test } from './support/edited-project.ts'
import { choosePurpose } from './support/purpose.ts'

test.describe.configure({ mode: 'default', timeout: 900_000 })

test.use({ viewport: { width: 1440, height: 1000 } })

const runGit = (folder: string, ...args: string[]) => execFileSync('git', ['-C', folder, ...args])

// The copy of the project becomes a git repository: 'Mudanças' compares with its last commit.
test.beforeEach(({ project: { folder } }) => {
  runGit(folder, 'init', '--quiet')
  runGit(folder, 'add', 'manifest')
  const author = ['-c', 'user.name=Teste', '-c', 'user.email=teste@averigua.example']
  runGit(folder, ...author, 'commit', '--quiet', '-m', 'Início')
})

// Other tests of the worker use the copy too.
test.afterEach(({ project: { folder } }) => {
  runGit(folder, 'checkout', '--quiet', '--', 'manifest')
  runGit(folder, 'clean', '--quiet', '--force', '-d', 'manifest')
  rmSync(join(folder, '.git'), { recursive: true })
})

test('an answer becomes a consulta with a menu entry, a dossiê and a redirect, as a small patch', async ({
  page,
  project,
}) => {
  await page.goto(`${project.url}/__manifesto#consultas/cnpj.yaml`)
  await page.getByRole('button', { name: 'Da resposta', exact: true }).click({ timeout: 90_000 })
  const screen = page.getByRole('region', { name: 'Da resposta à página' })
  await screen.getByRole('textbox', { name: 'Resposta em JSON' }).fill(readSupplier('pgfn'))
  await screen.getByRole('textbox', { name: 'Título da consulta' }).fill('Dívida ativa da União')
  const blocks = screen.getByRole('list', { name: 'Blocos' })
  await blocks.getByRole('textbox', { name: 'Título de Débitos' }).fill('Parcelas')
  await blocks.getByRole('button', { name: 'Subir Débitos' }).press('Enter')
  await blocks.getByRole('checkbox', { name: 'Mostrar Corresponsáveis' }).uncheck()
  const frame = page.frameLocator('iframe[title="Página"]')
  const headings = frame
    .getByRole('region', { name: 'Resultado', exact: true })
    .getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(['Devedor', 'Parcelas', 'Inscrições na dívida ativa'], {
    timeout: 60_000,
  })
  await screen.getByRole('button', { name: 'Aplicar' }).click()
  await expect(screen).toHaveCount(0)

  const create = async (kind: string, fill: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
    await page.getByRole('button', { name: 'Novo', exact: true }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    const dialog = page.getByRole('dialog', { name: kind })
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await create('Novo dossiê', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Dossiê fiscal')
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill('O que a empresa deve.')
    await dialog.getByRole('checkbox', { name: 'CNPJ: Dados cadastrais' }).check()
    await dialog.getByRole('checkbox', { name: 'CNPJ: Dívida ativa da União' }).check()
  })
  await create('Nova entrada de menu', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Onde' }).selectOption({ label: 'Menu superior › Empresas' })
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Dívida ativa da União')
    await dialog.getByRole('combobox', { name: 'Leva a' }).fill('/consulta/cnpj/6')
    await dialog.getByRole('textbox', { name: 'Selo' }).fill('Novo')
  })
  await create('Novo redirecionamento', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'De' }).fill('/divida-ativa')
    await dialog.getByRole('combobox', { name: 'Para' }).fill('/consulta/cnpj/6')
  })

  await expect(page.getByRole('status').first()).toContainText('redirecionamento')
  await page.getByRole('button', { name: /^Salvar/ }).click()
  const saving = page.getByRole('dialog', { name: 'Salvar no manifesto' })
  await saving.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(saving).toHaveCount(0)

  await page.getByRole('button', { name: 'Mudanças' }).click()
  const changes = page.getByRole('dialog', { name: 'Mudanças' })
  const downloading = page.waitForEvent('download')
  await changes.getByRole('button', { name: 'Baixar patch' }).click()
  const patch = readFileSync(await (await downloading).path(), 'utf8')
  expect(patch).toBe(readFileSync(join(import.meta.dirname, 'fixtures/afternoon.patch'), 'utf8'))
})

const pages = join(import.meta.dirname, '../codegen/authoring/sample-answer/shapes-pages')

/** Returns the titles of the blocks that are proposed for a shape. */
function readBlockTitles(name: string): string[] {
  const page: { result: { title?: string }[] } = parse(readFileSync(join(pages, `${name}.yaml`), 'utf8'))
  return page.result.flatMap(({ title }) => title ?? [])
}

/** The third is a family of its own; the others are variants of CPF, and nobody writes their requests for them. */
const shapes = [
  { name: 'tribunal', title: 'Processos e advogados', call: '/tribunal/{cpf}', path: '/consulta/cpf/14' },
  { name: 'pagamentos-por-mes', title: 'Pagamentos do mês', call: '/carne/{cpf}', path: '/consulta/cpf/15' },
  { name: 'chave-valor', title: 'Indicadores', call: '/indicadores/{cpf}', path: '/consulta/indicadores' },
]

test('three answers in shapes of real suppliers become pages of the app, from paste to saved page', async ({
  page,
  project,
  open,
}) => {
  for (const { name, title, call, path } of shapes) {
    const isFamily = !path.startsWith('/consulta/cpf')
    await page.goto(`${project.url}/__manifesto#${isFamily ? '' : 'consultas/cpf.yaml'}`)
    await page.reload()
    await page.getByRole('button', { name: 'Da resposta', exact: true }).click({ timeout: 90_000 })
    const screen = page.getByRole('region', { name: 'Da resposta à página' })
    await screen.getByRole('textbox', { name: 'Resposta em JSON' }).fill(readShape(name))
    await screen.getByRole('radio', { name: isFamily ? 'Nova família' : 'Nova variante' }).check()
    await screen.getByRole('textbox', { name: 'Título da consulta' }).fill(title)
    const request = screen.getByRole('group', { name: 'Pedido' })
    await expect(request.getByRole('combobox', { name: 'Fonte' })).toHaveValue('gateway')
    await request.getByRole('combobox', { name: 'Método' }).selectOption('get')
    await request.getByRole('textbox', { name: 'Caminho na fonte' }).fill(call)
    const headings = page
      .frameLocator('iframe[title="Página"]')
      .getByRole('region', { name: 'Resultado', exact: true })
      .getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(readBlockTitles(name), { timeout: 90_000 })
    await screen.getByRole('button', { name: 'Aplicar' }).click()
    await expect(screen).toHaveCount(0)
    await page.getByRole('button', { name: /^Salvar/ }).click()
    const saving = page.getByRole('dialog', { name: 'Salvar no manifesto' })
    await expect(saving).toContainText(call)
    await saving.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(saving).toHaveCount(0)
  }
  for (const { name, title, path } of shapes) {
    await open(path)
    await expect(heading(page)).toHaveText(title)
    await page.getByRole('main').getByLabel('CPF').fill('529.982.247-25')
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    const result = page.getByRole('region', { name: 'Resultado', exact: true })
    await expect(result.getByRole('heading', { level: 3 })).toHaveText(readBlockTitles(name))
  }
})
