import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'

const path = '/kanban'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const findTasks = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 })

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })

const columns = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function choose(page: Page, menu: string, action: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto(path)
  await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
})

test('a task is dragged to another column, a column beside another, and both stay', {
  tag: '@core',
}, async ({ loggedInPage: page }) => {
  await card(page, 'Escrever o guia de início').dragTo(card(page, 'Conferir o contraste'), {
    sourcePosition: { x: 20, y: 60 },
    targetPosition: { x: 100, y: 8 },
  })
  const expected = ['Medir o tempo de resposta', 'Escrever o guia de início', 'Conferir o contraste']
  await expect(findTasks(page, 'In Progress')).toHaveText(expected)
  await announced(page, '“Escrever o guia de início” em In Progress, posição 2 de 3')
  await columns(page)
    .filter({ hasText: 'Done' })
    .dragTo(column(page, 'To Do'), { targetPosition: { x: 20, y: 200 } })
  await expect(columns(page)).toHaveText(['Done', 'To Do', 'In Progress'])
  await page.reload()
  await expect(columns(page)).toHaveText(['Done', 'To Do', 'In Progress'])
  await expect(findTasks(page, 'In Progress')).toHaveText(expected)
})

test('menus move tasks and columns without dragging', async ({ loggedInPage: page }) => {
  await choose(page, 'Ações da tarefa Conferir o contraste', 'Done')
  await expect(findTasks(page, 'Done').last()).toHaveText('Conferir o contraste')
  await announced(page, '“Conferir o contraste” em Done, posição 3 de 3')
  await expect(page.getByRole('button', { name: 'Ações da tarefa Conferir o contraste' })).toBeFocused()
  await choose(page, 'Ações da tarefa Conferir o contraste', 'Uma posição acima')
  await expect(findTasks(page, 'Done').nth(1)).toHaveText('Conferir o contraste')
  await choose(page, 'Ações da coluna To Do', 'Depois da próxima coluna')
  await expect(columns(page)).toHaveText(['In Progress', 'To Do', 'Done'])
  await announced(page, 'Coluna “To Do” na posição 2 de 3')
  await page.reload()
  await expect(columns(page)).toHaveText(['In Progress', 'To Do', 'Done'])
  await expect(findTasks(page, 'Done').nth(1)).toHaveText('Conferir o contraste')
})

test('columns are added with a color and deleted with their tasks', async ({ loggedInPage: page }) => {
  await test.step('a press that begins in a dialog and ends behind it leaves it open', async () => {
    await page.getByRole('button', { name: 'Nova coluna' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova coluna' })
    const name = dialog.getByLabel('Nome')
    await name.fill('Revisão')
    await name.hover()
    await page.mouse.down()
    await page.mouse.move(5, 450)
    await page.mouse.up()
    await expect(name).toHaveValue('Revisão')
    await page.mouse.click(5, 450)
    await expect(dialog).toBeHidden()
  })
  await page.getByRole('button', { name: 'Nova coluna' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova coluna' })
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await dialog.getByLabel('Nome').fill('Revisão')
  await dialog.getByText('Vermelho').click()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await choose(page, 'Ações da coluna Done', 'Excluir coluna')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await page.reload()
  await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Revisão'])
})

test('tasks are added, edited and deleted', async ({ loggedInPage: page }) => {
  await page.getByRole('button', { name: 'Adicionar tarefa em Done' }).click()
  const adding = page.getByRole('dialog', { name: 'Nova tarefa em Done' })
  await adding.getByLabel('Nome').fill('Contar as respostas')
  await adding.getByText('Noêmia Fictícia Arantes').click()
  await adding.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Add Successfully')).toBeVisible()
  await expect(findTasks(page, 'Done').last()).toHaveText('Contar as respostas')

  await choose(page, 'Ações da tarefa Contar as respostas', 'Editar')
  const editing = page.getByRole('dialog', { name: 'Editar tarefa' })
  await expect(editing.getByRole('checkbox', { name: 'Noêmia Fictícia Arantes' })).toBeChecked()
  await editing.getByLabel('Nome').fill('Contar as perguntas')
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await page.reload()
  await expect(findTasks(page, 'Done').last()).toHaveText('Contar as perguntas')

  await choose(page, 'Ações da tarefa Contar as perguntas', 'Excluir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await expect(findTasks(page, 'Done')).toHaveCount(2)
  await expectAccessible(page)
})
