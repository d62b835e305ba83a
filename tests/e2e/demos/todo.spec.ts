import { expect, type Page, test } from '../support/test.ts'

const rows = (page: Page) => page.getByRole('region', { name: /^Tarefas:/ }).getByRole('listitem')

const row = (page: Page, title: string) => rows(page).filter({ hasText: title })

const filter = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

/** Types a task into the dialog without saving it. */
async function prepare(page: Page, title: string) {
  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Título' }).fill(title)
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Adicionar', exact: true }).click()

async function add(page: Page, title: string) {
  await prepare(page, title)
  await confirm(page)
  await expect(row(page, title)).toBeVisible()
}

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/todo')
  await expect(rows(page).first()).toBeVisible()
})

test('a task is added at the top with assignees and categories, edited in place, and stored', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  await test.step('a task without a title is refused, and Esc leaves the dialog', async () => {
    await page.getByRole('button', { name: 'Nova tarefa' }).click()
    await confirm(page)
    const title = page.getByRole('textbox', { name: 'Título' })
    await expect(title).toHaveAccessibleDescription('Informe o título da tarefa')
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Nova tarefa' })).toBeFocused()
  })
  await add(page, 'Comprar café')
  await prepare(page, 'Regar as plantas')
  await page.getByRole('checkbox', { name: 'Marina Exemplo do Vale' }).check()
  await page.getByRole('checkbox', { name: 'Alta' }).check()
  await confirm(page)
  await expect(page.getByText('Add Successfully').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Editar: Comprar café' }).click()
  const title = page.getByRole('textbox', { name: 'Título' })
  await expect(title).toHaveValue('Comprar café')
  await title.fill('Comprar pó de café')
  await page.getByRole('checkbox', { name: 'Baixa' }).check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    const [first, second] = [rows(page).first(), rows(page).nth(1)]
    await expect(first).toContainText('Regar as plantas')
    await expect(first.getByRole('img', { name: 'Responsáveis: Marina Exemplo do Vale' })).toBeVisible()
    await expect(first.getByText('Alta', { exact: true })).toBeVisible()
    await expect(second).toContainText('Comprar pó de café')
    await expect(second.getByText('Baixa', { exact: true })).toBeVisible()
  }
})

test('a task is marked done and favourite, and unmarked', async ({ loggedInPage: page }) => {
  await add(page, 'Regar as plantas')
  const done = page.getByRole('checkbox', { name: 'Regar as plantas' })
  const star = page.getByRole('button', { name: 'Favorito: Regar as plantas' })
  await done.check()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(done).toBeChecked()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await filter(page, /^Concluídas/).click()
  await expect(row(page, 'Regar as plantas')).toBeVisible()
  await done.press('Space')
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)
  await filter(page, /^Favoritas/).click()
  await expect(row(page, 'Regar as plantas')).toBeVisible()
  await star.click()
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)
  await page.reload()
  await expect(done).not.toBeChecked()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('a task goes to the trash, is restored, and is deleted for good', async ({ loggedInPage: page }) => {
  await add(page, 'Regar as plantas')
  const remove = page.getByRole('button', { name: 'Excluir: Regar as plantas' })
  await remove.press('Enter')
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)
  // The row that follows the removed one gets the focus.
  await expect(rows(page).first()).toBeFocused()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)

  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: 'Restaurar: Regar as plantas' }).click()
  await filter(page, /^Todas/).click()
  await expect(rows(page).first()).toContainText('Regar as plantas')

  await remove.click()
  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: 'Excluir de vez: Regar as plantas' }).click()
  await expect(page.getByText('Remove Successfully')).toBeVisible()
  await page.reload()
  await filter(page, /^Lixeira/).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)
})

test('filters narrow the list and show counts; the search ignores accents', async ({
  loggedInPage: page,
}) => {
  const all = filter(page, /^Todas/)
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  const count = await rows(page).count()
  await expect(all).toHaveAccessibleName(`Todas ${count} tarefas`)
  await add(page, 'Avaliação da equipe')
  await expect(all).toHaveAccessibleName(`Todas ${count + 1} tarefas`)
  await test.step('the search finds by words and offers a way back', async () => {
    const search = page.getByRole('searchbox', { name: 'Buscar tarefas' })
    await search.fill('avaliacao')
    await expect(rows(page)).toHaveCount(1)
    await search.fill('nada disso')
    await expect(page.getByText('Nada encontrado para “nada disso”')).toBeVisible()
    await page
      .getByRole('region', { name: /^Tarefas:/ })
      .getByRole('button', { name: 'Limpar busca' })
      .click()
    await expect(row(page, 'Avaliação da equipe')).toBeVisible()
  })
  for (const name of ['Equipe', 'Baixa', 'Média', 'Alta', 'Atualização']) {
    const category = filter(page, new RegExp(`^${name}`))
    await category.click()
    await expect(category).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: `Tarefas: ${name}` })).toBeVisible()
    await expect(category).toHaveAccessibleName(`${name} ${await rows(page).count()} tarefas`)
    await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0)
  }
  await test.step('on a narrow screen the filters are a drawer', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Filtros' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtros' })
    await drawer.getByRole('button', { name: /^Lixeira/ }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Tarefas: Lixeira' })).toBeVisible()
  })
})

test('two tabs that add to-dos at the same time lose none', async ({ loggedInPage: page, context }) => {
  const other = await context.newPage()
  await other.goto('/todo')
  await prepare(page, 'De uma aba')
  await prepare(other, 'Da outra aba')
  await Promise.all([confirm(page), confirm(other)])
  for (const isReloaded of [false, true])
    for (const tab of [page, other]) {
      if (isReloaded) await tab.reload()
      await expect(row(tab, 'De uma aba')).toHaveCount(1)
      await expect(row(tab, 'Da outra aba')).toHaveCount(1)
    }
})
