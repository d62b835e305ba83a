import { expectAccessible } from '../support/axe.ts'
import { bothThemes, expectAccessibleIn } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

const seeded = [
  'Portal do cliente',
  'Nova identidade visual',
  'Painel de indicadores',
  'Migração dos servidores',
  'Respostas prontas do atendimento',
  'Qualidade dos cadastros',
]

async function choose(page: Page, project: string, action: string) {
  await page.getByRole('button', { name: `Ações do projeto ${project}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.beforeEach(async ({ insider }) => {
  await insider.goto('/projects')
  await expect(names(insider)).toHaveText(seeded)
})

test('a project is added on top, with its progress and its people', async ({ insider: page }) => {
  await page.getByRole('button', { name: 'Novo projeto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo projeto' })
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await dialog.getByLabel('Nome').fill('Catálogo aberto')
  await dialog.getByLabel('Categoria').selectOption('Dados')
  await dialog.getByLabel('Progresso').fill('45')
  await dialog.getByText('Diego Ensaio').click()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await page.reload()
  await expect(names(page)).toHaveText(['Catálogo aberto', ...seeded])
  await expect(page.getByRole('progressbar', { name: 'Progresso de Catálogo aberto' })).toHaveAttribute(
    'aria-valuenow',
    '45',
  )
  await expect(page.getByText('Responsáveis: Diego Ensaio')).toBeAttached()
})

test('a project is updated', async ({ insider: page }) => {
  await choose(page, 'Painel de indicadores', 'Editar')
  const dialog = page.getByRole('dialog', { name: 'Editar projeto' })
  await dialog.getByLabel('Nome').fill('Painel da semana')
  await dialog.getByLabel('Término').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('O término não pode vir antes do início.')).toBeVisible()
  await expect(dialog.getByLabel('Término')).toBeFocused()
  await dialog.getByLabel('Início').fill('2019-12-01')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await page.reload()
  await expect(names(page).nth(2)).toHaveText('Painel da semana')
})

test('a project is removed, once that is confirmed', async ({ insider: page }) => {
  await choose(page, 'Portal do cliente', 'Remover')
  const dialog = page.getByRole('alertdialog', { name: 'Remover projeto?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(names(page)).toHaveText(seeded)
  await choose(page, 'Portal do cliente', 'Remover')
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Remove Successfully')).toBeVisible()
  await page.reload()
  await expect(names(page)).toHaveText(seeded.slice(1))
})

test('the list shows what the grid shows, and a search narrows both', async ({ insider: page }) => {
  await page.getByRole('button', { name: 'Lista', exact: true }).click()
  await expect(names(page)).toHaveText(seeded)
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Buscar projeto' }).fill('migracao')
  await expect(names(page)).toHaveText(['Migração dos servidores'])
  await page.getByRole('link', { name: 'Migração dos servidores' }).click()
  await page.getByRole('link', { name: 'Todos os projetos' }).click()
  await expect(names(page)).toHaveText(['Migração dos servidores'])
  await page.getByRole('searchbox', { name: 'Buscar projeto' }).fill('nada disso')
  await page.getByRole('button', { name: 'Limpar busca' }).last().click()
  await expect(names(page)).toHaveText(seeded)
})

test('a project has a page of its own, where it is edited and removed', async ({ insider: page }) => {
  await page.getByRole('link', { name: 'Nova identidade visual' }).click()
  await expect(page).toHaveURL('/projects/identidade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova identidade visual')
  await expect(page.getByRole('region', { name: 'Responsáveis' })).toContainText('Marina Amostra')
  await expectAccessibleIn(page, bothThemes)
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('dialog').getByLabel('Nome').fill('Identidade')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identidade')
  await page.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(names(page)).toHaveText(seeded.filter((name) => name !== 'Nova identidade visual'))
  await page.goto('/projects/identidade')
  await expect(page.getByText('Este projeto não existe ou foi removido.')).toBeVisible()
  await expectAccessible(page)
})

test('the details page shows the newest project', async ({ insider: page }) => {
  await page.goto('/project-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal do cliente')
  await page.getByRole('link', { name: 'Todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})
