import { expect, test } from '../support/test.ts'

test('the breadcrumb is hidden on a page with isHide', async ({ loggedInPage: page }) => {
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  await page.goto('/basic')
  await expect(trail).toBeVisible()
  await page.goto('/blank-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Página em branco' })).toBeVisible()
  await expect(trail).toHaveCount(0)
})

test('the breadcrumb of a project names its parents and links to them', async ({ loggedInPage: page }) => {
  await page.goto('/projects/identidade')
  const trail = page.getByRole('navigation', { name: 'Trilha' })
  await expect(trail.getByRole('listitem').filter({ hasText: /./ })).toHaveText([
    'Aplicativos',
    'Projetos',
    'Todos os projetos',
    'Projeto',
  ])
  await trail.getByRole('link', { name: 'Todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})
