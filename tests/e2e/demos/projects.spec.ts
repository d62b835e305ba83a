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

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/projects')
  await expect(names(page)).toHaveText(seeded)
})

test('a project is added at the top, another updated, a third deleted after confirmation', async ({
  loggedInPage: page,
}) => {
  await page.getByRole('button', { name: 'Novo projeto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo projeto' })
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await dialog.getByLabel('Nome').fill('Catálogo aberto')
  await dialog.getByLabel('Categoria').selectOption('Dados')
  await dialog.getByLabel('Progresso').fill('45')
  await dialog.getByText('Caetano Exemplo do Vale').click()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()

  await choose(page, 'Painel de indicadores', 'Editar')
  const editing = page.getByRole('dialog', { name: 'Editar projeto' })
  await editing.getByLabel('Nome').fill('Painel da semana')
  await editing.getByLabel('Término').fill('2020-01-01')
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(editing.getByText('O término não pode vir antes do início.')).toBeVisible()
  await expect(editing.getByLabel('Término')).toBeFocused()
  await editing.getByLabel('Início').fill('2019-12-01')
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()

  const renamed = seeded.map((name) => name.replace('Painel de indicadores', 'Painel da semana'))
  await choose(page, 'Portal do cliente', 'Remover')
  const removing = page.getByRole('alertdialog', { name: 'Remover projeto?' })
  await removing.getByRole('button', { name: 'Cancelar' }).click()
  await expect(names(page)).toHaveText(['Catálogo aberto', ...renamed])
  await choose(page, 'Portal do cliente', 'Remover')
  await removing.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Remove Successfully')).toBeVisible()

  await page.reload()
  await expect(names(page)).toHaveText(['Catálogo aberto', ...renamed.slice(1)])
  await expect(page.getByRole('progressbar', { name: 'Progresso de Catálogo aberto' })).toHaveAttribute(
    'aria-valuenow',
    '45',
  )
  await expect(page.getByText('Responsáveis: Caetano Exemplo do Vale')).toBeAttached()
})

test('list and grid show the same, a search filters both, and the details page shows the newest', async ({
  loggedInPage: page,
}) => {
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
  await page.goto('/project-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal do cliente')
  await page.getByRole('link', { name: 'Todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})

test('a project has its own page, where it is edited and deleted', async ({ loggedInPage: page }) => {
  await page.getByRole('link', { name: 'Nova identidade visual' }).click()
  await expect(page).toHaveURL('/projects/identidade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova identidade visual')
  await expect(page.getByRole('region', { name: 'Responsáveis' })).toContainText('Noêmia Fictícia Arantes')
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
