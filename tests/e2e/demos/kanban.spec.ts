import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

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

test('a task is dragged to another column, a column beside another, and both stay', async ({
  loggedInPage: page,
}) => {
  await page.goto(path)
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

test('menus move tasks and columns; both are added, edited and deleted', async ({ loggedInPage: page }) => {
  await page.goto('/kanban')
  await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
  await test.step('menus move tasks and columns without dragging', async () => {
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
  await test.step('columns are added with a color and deleted with their tasks', async () => {
    await openAfresh(page, '/kanban')
    await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
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
  await test.step('tasks are added, edited and deleted', async () => {
    await openAfresh(page, '/kanban')
    await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
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
})

test('a card is edited in place, the board is filtered, and columns have names and limits', async ({
  loggedInPage: page,
}) => {
  await page.goto('/kanban')
  await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
  await test.step('a card opens a dialog where everything is edited in place and stored at once', async () => {
    await page.getByRole('button', { name: 'Escrever o guia de início', exact: true }).click()
    let sheet = page.getByRole('dialog', { name: 'Tarefa Escrever o guia de início' })
    await sheet.getByLabel('Título').fill('Escrever o guia')
    sheet = page.getByRole('dialog', { name: 'Tarefa Escrever o guia' })
    await sheet.getByLabel('Descrição').fill('Duas páginas.')
    for (const item of ['Rascunho', 'Revisão']) {
      await sheet.getByLabel('Novo item da lista').fill(item)
      await page.keyboard.press('Enter')
    }
    await sheet.getByRole('checkbox', { name: 'Rascunho' }).check()
    await sheet.getByRole('checkbox', { name: 'Urgente' }).check()
    await sheet.getByRole('radio', { name: 'Vermelho' }).check()
    await sheet.getByRole('checkbox', { name: 'Noêmia Fictícia Arantes' }).check()
    await sheet.getByLabel('Início').fill('2020-01-01')
    await sheet.getByLabel('Término').fill('2020-01-09')
    await sheet.getByLabel('Novo comentário').fill('Começo amanhã.')
    await sheet.getByRole('button', { name: 'Comentar' }).click()
    await sheet
      .getByLabel('Anexar arquivos')
      .setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Entrar, consultar.') })
    await expect(sheet.getByRole('link', { name: 'Baixar notas.txt' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel('Coluna').selectOption('Done')
    await announced(page, '“Escrever o guia” em Done, posição 3 de 3')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Escrever o guia', exact: true })).toBeFocused()

    await page.reload()
    const moved = column(page, 'Done').getByRole('listitem').filter({ hasText: 'Escrever o guia' })
    for (const text of ['Urgente', 'Atrasada', '1 de 2 itens concluídos', '1 comentário', '1 anexo', '50%'])
      await expect(moved).toContainText(text)
    await expect(moved.getByText(/Responsáveis: .*Noêmia/)).toBeAttached()
    await moved.click({ position: { x: 20, y: 75 } })
    await sheet.getByRole('button', { name: 'Excluir comentário' }).click()
    await expect(sheet.getByText('Começo amanhã.')).toHaveCount(0)
    await expect(sheet.getByText('Ana Demonstração, agora')).toBeVisible()
    await sheet.getByRole('button', { name: 'Excluir notas.txt' }).click()
    await expect(sheet.getByText('notas.txt')).toHaveCount(0)
  })
  await test.step('search and filters by person, label and date show some tasks of the board', async () => {
    await openAfresh(page, '/kanban')
    await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
    const board = page.getByRole('main').getByRole('heading', { level: 3 })
    await page.getByRole('checkbox', { name: 'Urgente' }).check()
    await expect(board).toHaveText(['Medir o tempo de resposta'])
    await expect(page.getByText('1 de 7 tarefas')).toBeVisible()
    await page.getByLabel('Título da nova tarefa em Done').fill('Sem etiqueta')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Os filtros escondem a nova tarefa.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(findTasks(page, 'Done').last()).toHaveText('Sem etiqueta')
    await page.getByRole('checkbox', { name: 'Jussara Exemplo Bittencourt' }).check()
    await expect(board).toHaveText(['Escrever o guia de início', 'Conferir o contraste'])
    await page.getByRole('checkbox', { name: 'Atrasadas' }).check()
    await expect(board).toHaveText(['Conferir o contraste'])
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await page.getByRole('searchbox', { name: 'Buscar tarefa' }).fill('paginas grafico')
    await expect(board).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Buscar tarefa' }).fill('grafico')
    await expect(board).toHaveText(['Medir o tempo de resposta'])
  })
  await test.step('columns are renamed in place and limited; tasks are moved by keys, duplicated, archived and restored', async () => {
    await openAfresh(page, '/kanban')
    await expect(columns(page)).toHaveText(['To Do', 'In Progress', 'Done'])
    await choose(page, 'Ações da coluna To Do', 'Renomear')
    const name = page.getByLabel('Novo nome da coluna To Do')
    await expect(name).toBeFocused()
    await name.fill('A fazer')
    await page.keyboard.press('Enter')
    await expect(columns(page)).toHaveText(['A fazer', 'In Progress', 'Done'])
    await columns(page).filter({ hasText: 'Done' }).dblclick()
    await page.getByLabel('Novo nome da coluna Done').fill('Outra')
    await page.keyboard.press('Escape')
    await expect(columns(page)).toHaveText(['A fazer', 'In Progress', 'Done'])
    await choose(page, 'Ações da coluna A fazer', 'Editar cor e limite')
    await page.getByRole('dialog', { name: 'Editar coluna' }).getByLabel('Limite de tarefas').fill('2')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect(column(page, 'A fazer')).toContainText('acima do limite')

    const title = page.getByRole('button', { name: 'Escrever o guia de início', exact: true })
    await title.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(findTasks(page, 'A fazer').first()).toHaveText('Escrever o guia de início')
    await page.keyboard.press('Alt+ArrowRight')
    await announced(page, '“Escrever o guia de início” em In Progress, posição 3 de 3')
    await expect(title).toBeFocused()

    await choose(page, 'Ações da tarefa Escrever o guia de início', 'Duplicar')
    await expect(findTasks(page, 'In Progress').last()).toHaveText('Escrever o guia de início (cópia)')
    await choose(page, 'Ações da tarefa Medir o tempo de resposta', 'Arquivar')
    await expect(findTasks(page, 'In Progress')).toHaveCount(3)
    await page.getByRole('button', { name: 'Dispensar' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Arquivadas (1)' }).click()
    await page.getByRole('button', { name: 'Restaurar Medir o tempo de resposta' }).click()
    await expect(page.getByText('Nenhuma tarefa arquivada.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findTasks(page, 'In Progress').last()).toHaveText('Medir o tempo de resposta')

    await page.getByRole('button', { name: 'Conferir o contraste', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(findTasks(page, 'In Progress')).toHaveCount(3)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(findTasks(page, 'In Progress').first()).toHaveText('Conferir o contraste')
    await expectAccessible(page)
  })
})
