import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
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

test('a task is added at the top with assignees and categories, edited in place, and stored', async ({
  loggedInPage: page,
}) => {
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

const quickLine = (page: Page) => page.getByRole('textbox', { name: 'Tarefa rápida' })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const listTitles = (page: Page) => rows(page).locator('label').allInnerTexts()

test('a typed line becomes a task with a day, which repeats when it is done, and is taken back', async ({
  loggedInPage: page,
}) => {
  await quickLine(page).fill('Regar as plantas hoje às 23:59 todo dia #alta @marina')
  await expect(page.getByText('Hoje, 23:59')).toBeVisible()
  await quickLine(page).press('Enter')
  const task = row(page, 'Regar as plantas')
  await expect(task).toContainText('Hoje, 23:59')
  await expect(task).toContainText('Todo dia')
  await expect(task.getByText('Alta', { exact: true })).toBeVisible()
  await expect(task.getByRole('img', { name: 'Responsáveis: Marina Exemplo do Vale' })).toBeVisible()
  await task.getByRole('checkbox', { name: 'Regar as plantas' }).check()
  await expect(task).toHaveCount(2)
  await expect(task.first()).toContainText('Amanhã, 23:59')
  await test.step('Ctrl+Z opens it again and removes the next one', async () => {
    await page.keyboard.press('Control+z')
    await expect(task).toHaveCount(1)
    await expect(task.getByRole('checkbox', { name: 'Regar as plantas' })).not.toBeChecked()
  })
  await test.step('a line can be taken as it is typed', async () => {
    await quickLine(page).fill('Ver o filme Amanhã')
    await page.getByRole('button', { name: 'Usar o texto como está' }).click()
    await page.getByRole('button', { name: 'Adicionar tarefa' }).click()
    await expect(rows(page).first()).toContainText('Ver o filme Amanhã')
  })
})

test('subtasks, notes and a due day are edited, and subtasks are checked in the list', async ({
  loggedInPage: page,
}) => {
  await prepare(page, 'Mudar de sala')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Repetição' }).selectOption('Toda semana')
  await confirm(page)
  await expect(dialog.getByRole('textbox', { name: 'Prazo' })).toHaveAccessibleDescription('Informe o prazo')
  await dialog.getByRole('textbox', { name: 'Prazo' }).fill('31/12/2099')
  for (const title of ['Encaixotar', 'Carregar']) {
    await dialog.getByRole('textbox', { name: 'Nova subtarefa' }).fill(title)
    await page.keyboard.press('Enter')
  }
  await dialog.getByRole('textbox', { name: 'Notas' }).fill('Pedir caixas à recepção')
  await expectAccessibleIn(page, twoLooks)
  await confirm(page)
  const task = row(page, 'Mudar de sala')
  await expect(task).toContainText('31/12/2099')
  await expect(task).toContainText('Pedir caixas à recepção')
  await task.getByRole('button', { name: '0/2 subtarefas de Mudar de sala' }).click()
  await task.getByRole('checkbox', { name: 'Encaixotar' }).check()
  await expect(task.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await page.reload()
  await expect(task).toContainText('1/2')
})

test('tasks are moved by keyboard, by menu and by dragging, and stay there', async ({
  loggedInPage: page,
}) => {
  const [first = '', second = '', third = ''] = await listTitles(page)
  await page.getByRole('button', { name: `Mover: ${first}` }).press('ArrowDown')
  await expect.poll(() => listTitles(page)).toEqual(expect.arrayContaining([second, first, third]))
  await expect(rows(page).first()).toContainText(second)
  await expect(page.getByRole('button', { name: `Mover: ${first}` })).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows(page).first()).toContainText(first)
  await page.getByRole('button', { name: `Ações da tarefa ${third}` }).click()
  await page.getByRole('menuitem', { name: 'Para o início' }).click()
  await expect(rows(page).first()).toContainText(third)
  await page.getByRole('button', { name: `Mover: ${second}` }).dragTo(rows(page).first(), {
    targetPosition: { x: 200, y: 4 },
  })
  await expect(rows(page).first()).toContainText(second)
  await page.reload()
  await expect(rows(page).first()).toContainText(second)
  await test.step('another order hides the handles', async () => {
    await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Ordem: título')
    await expect(page.getByRole('button', { name: /^Mover: / })).toHaveCount(0)
    const titles = await listTitles(page)
    expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'pt-BR')))
    await page.getByRole('combobox', { name: 'Responsável' }).selectOption('Jussara Exemplo Bittencourt')
    await expect(rows(page)).toHaveCount(2)
  })
})

test('today and the week are shown by day, and a task is dragged to another day', async ({
  loggedInPage: page,
}) => {
  await filter(page, /^Hoje/).click()
  await expect(section(page, 'Atrasadas')).toContainText('Responder à Livraria Modelo')
  await expect(section(page, 'Hoje')).toContainText('Conferir os cadastros')
  await filter(page, /^Semana/).click()
  await page
    .getByRole('button', { name: /^Mover: Conferir/ })
    .dragTo(section(page, 'Amanhã').getByRole('heading'))
  await expect(section(page, 'Amanhã')).toContainText('Conferir os cadastros')
  await page.getByRole('button', { name: /^Ações da tarefa Responder/ }).click()
  await page.getByRole('menuitem', { name: 'Hoje' }).click()
  await expect(section(page, 'Atrasadas')).toHaveCount(0)
  await expect(section(page, 'Hoje')).toContainText('Responder à Livraria Modelo')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(section(page, 'Atrasadas')).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

test('a deleted task is put back, and for good too', async ({ loggedInPage: page }) => {
  await add(page, 'Regar as plantas')
  await page.getByRole('button', { name: 'Excluir: Regar as plantas' }).click()
  await expect(row(page, 'Regar as plantas')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows(page).first()).toContainText('Regar as plantas')
  await page.getByRole('button', { name: 'Excluir: Regar as plantas' }).click()
  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: 'Excluir de vez: Regar as plantas' }).click()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Regar as plantas')).toBeVisible()
})
