import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

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

async function choosePart(page: Page, menu: string, action: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const stage = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 })

const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

test('projects are added, edited, deleted, searched, filtered and shown as list and table', async ({
  loggedInPage: page,
}) => {
  await page.goto('/projects')
  await expect(names(page)).toHaveText(seeded)
  await test.step('a project is added at the top, another updated, a third deleted after confirmation', async () => {
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
  await test.step('list and grid show the same, a search filters both, and the details page shows the newest', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aplicativo de pedidos')
    await page.getByRole('link', { name: 'Todos os projetos' }).click()
    await expect(page).toHaveURL('/projects')
  })
  await test.step('a project has its own page, where it is edited and deleted', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
    await page.getByRole('link', { name: 'Nova identidade visual' }).click()
    await expect(page).toHaveURL('/projects/identidade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova identidade visual')
    await expect(page.getByRole('region', { name: 'Responsáveis' })).toContainText('Noêmia Fictícia Arantes')
    await expectAccessible(page)
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
  await test.step('filters, sorts and the table act on the list, and the view stays', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
    await page.getByRole('radio', { name: /^Atrasado/ }).check()
    await expect(names(page)).toHaveText(['Painel de indicadores'])
    await page.getByRole('radio', { name: /^Todos/ }).check()
    await page.getByLabel('Categoria').selectOption('Dados')
    await expect(names(page)).toHaveText(['Painel de indicadores', 'Qualidade dos cadastros'])
    await page.getByLabel('Pessoa').selectOption('Marina Exemplo do Vale')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(names(page)).toHaveText(seeded)
    await page.getByLabel('Ordem').selectOption('Maior progresso')
    await expect(names(page).first()).toHaveText('Migração dos servidores')
    await page.getByRole('button', { name: 'Tabela' }).click()
    const rows = page.getByRole('table').getByRole('link')
    await page.getByRole('columnheader', { name: 'Projeto' }).getByRole('button').click()
    await expect(rows.first()).toHaveText('Migração dos servidores')
    await page.getByRole('columnheader', { name: 'Projeto' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.reload()
    await expect(rows.first()).toHaveText('Respostas prontas do atendimento')
    await expectAccessible(page)
    await choose(page, 'Portal do cliente', 'Remover')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await expect(rows).toHaveCount(5)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(rows).toHaveCount(6)
  })
  await test.step('the filters of the list stay after a reload, and a project is duplicated', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
    await expect(page.getByText('em grade, em lista ou em tabela')).toBeVisible()
    await choose(page, 'Nova identidade visual', 'Duplicar')
    await expect(names(page).first()).toHaveText('Nova identidade visual (cópia)')
    await page.getByLabel('Categoria').selectOption('Design')
    await page.getByRole('radio', { name: /^Em andamento/ }).check()
    await page.getByRole('searchbox', { name: 'Buscar projeto' }).fill('cópia')
    await page.reload()
    await expect(names(page)).toHaveText(['Nova identidade visual (cópia)'])
    await expect(page.getByLabel('Categoria')).toHaveValue('design')
    await expect(page.getByRole('radio', { name: /^Em andamento/ })).toBeChecked()
    await expect(page.getByRole('searchbox', { name: 'Buscar projeto' })).toHaveValue('cópia')
  })
})

test('a project has tasks, files, comments, a team, milestones and a budget', async ({
  loggedInPage: page,
}) => {
  await page.goto('/projects')
  await expect(names(page)).toHaveText(seeded)
  await test.step('a project has tasks, files, activity, comments and a team, and its progress follows the tasks', async () => {
    await page.goto('/project-details')
    const progress = page.getByRole('progressbar', { name: 'Progresso de Aplicativo de pedidos' })
    await expect(progress).toHaveAttribute('aria-valuenow', '55')
    await page.getByRole('tab', { name: 'Tarefas' }).click()
    await expect(page).toHaveURL(/aba=tarefas/)
    const finished = page.getByRole('region', { name: 'Concluídas' }).getByRole('heading', { level: 3 })
    await expect(finished).toHaveCount(3)
    await choosePart(page, 'Ações da tarefa Lista de pedidos', 'Concluir')
    await expect(finished).toHaveCount(4)
    await page.getByRole('button', { name: 'Lista de pedidos', exact: true }).click()
    const done = page.getByRole('dialog', { name: 'Tarefa Lista de pedidos' })
    await expect(done.getByRole('checkbox', { name: 'Paginação' })).toBeChecked()
    await done.getByRole('button', { name: 'Reabrir' }).click()
    await expect(done.getByRole('checkbox', { name: 'Paginação' })).not.toBeChecked()
    await done.getByRole('button', { name: 'Concluir' }).click()
    await expect(done.getByRole('checkbox', { name: 'Paginação' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Lista de pedidos', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Lançar para os primeiros vinte', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Tarefa Lançar para os primeiros vinte' })
    await sheet.getByLabel('Novo comentário').fill('Convites prontos.')
    await sheet.getByRole('button', { name: 'Comentar' }).click()
    await expect(sheet.getByText('Convites prontos.', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Nova tarefa' }).click()
    await page.getByRole('dialog', { name: 'Nova tarefa' }).getByLabel('Nome').fill('Medir o uso')
    await page.getByRole('dialog', { name: 'Nova tarefa' }).getByRole('button', { name: 'Adicionar' }).click()
    const waiting = page.getByRole('region', { name: 'A fazer' }).getByRole('heading', { level: 3 })
    await expect(waiting.last()).toHaveText('Medir o uso')
    await choosePart(page, 'Ações da tarefa Revisar a acessibilidade', 'Excluir')
    await expect(waiting).toHaveCount(2)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(waiting).toHaveCount(3)
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Arquivos' }).click()
    await page
      .getByLabel('Anexar arquivos')
      .setInputFiles({ name: 'ata.txt', mimeType: 'text/plain', buffer: Buffer.from('Presentes: cinco.') })
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar ata.txt' }).click()
    expect((await download).suggestedFilename()).toBe('ata.txt')
    await page.getByRole('button', { name: 'Excluir cronograma.txt' }).click()
    await page.getByRole('tab', { name: 'Comentários' }).click()
    await page.getByLabel('Novo comentário').fill('Revisado.')
    await page.getByRole('button', { name: 'Comentar' }).click()
    await page.getByRole('tab', { name: 'Equipe' }).click()
    await page.getByRole('checkbox', { name: 'Marina Exemplo do Vale' }).check()
    await expect(page.getByRole('region', { name: 'Equipe' })).toContainText('Marina Exemplo do Vale')
    await page.getByRole('tab', { name: 'Atividade' }).click()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Atividade' }).getByRole('listitem')).toContainText([
      'Ana Demonstração incluiu Marina Exemplo do Vale na equipe',
      'Ana Demonstração comentou o projeto',
      'Ana Demonstração removeu o arquivo “cronograma.txt”',
      'Ana Demonstração adicionou “ata.txt”',
      'Ana Demonstração restaurou a tarefa “Revisar a acessibilidade”',
      'Ana Demonstração excluiu a tarefa “Revisar a acessibilidade”',
      'Ana Demonstração criou a tarefa “Medir o uso”',
      'Ana Demonstração comentou a tarefa “Lançar para os primeiros vinte”',
      'Ana Demonstração concluiu a tarefa “Lista de pedidos”',
      'Ana Demonstração reabriu a tarefa “Lista de pedidos”',
      'Ana Demonstração concluiu a tarefa “Lista de pedidos”',
    ])
    await page.getByRole('tab', { name: 'Visão geral' }).click()
    // Ten tasks: 495 of the seed, 25 of the finished one.
    await expect(progress).toHaveAttribute('aria-valuenow', '52')
    const schedule = page.getByRole('region', { name: 'Cronograma' }).getByRole('listitem')
    await expect(schedule).toHaveCount(10)
    await expect(schedule.filter({ hasText: 'Lista de pedidos' })).toContainText('100%')
    await page.getByRole('button', { name: 'Baixar comprovantes', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Tarefa Baixar comprovantes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Baixar comprovantes', exact: true })).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('a project has milestones and a budget', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
    await page.goto('/project-details')
    const milestones = page.getByRole('list', { name: 'Marcos' })
    await milestones.getByRole('checkbox', { name: 'Acessibilidade revista' }).check()
    await expect(page.getByText('3 de 5 alcançados')).toBeVisible()
    await page.getByRole('button', { name: 'Novo marco' }).click()
    const adding = page.getByRole('dialog', { name: 'Novo marco' })
    await adding.getByRole('button', { name: 'Adicionar' }).click()
    await expect(adding.getByLabel('Nome')).toBeFocused()
    await adding.getByLabel('Nome').fill('Festa da equipe')
    await expectAccessible(page)
    await adding.getByRole('button', { name: 'Adicionar' }).click()
    await expect(milestones.getByRole('listitem')).toHaveCount(6)
    await page.getByRole('button', { name: 'Excluir marco Protótipo aprovado' }).click()
    await expect(milestones).not.toContainText('Protótipo aprovado')

    await page.getByRole('button', { name: 'Lançar despesa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lançar despesa' })
    await dialog.getByLabel('Nome').fill('Convites')
    await dialog.getByLabel('Valor em reais').fill('zero')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(dialog.getByText(/Escreva um valor/)).toBeVisible()
    await dialog.getByLabel('Valor em reais').fill('1.700,00')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText('Restam R$ 10.000')).toBeVisible()
    await page.getByRole('button', { name: 'Mudar orçamento' }).click()
    const budget = page.getByRole('dialog', { name: 'Mudar orçamento' })
    await budget.getByLabel('Valor em reais').fill('12.000')
    await budget.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('R$ 2.000 acima do orçamento')).toBeVisible()
    await page.getByRole('button', { name: 'Excluir despesa Servidores de teste' }).click()
    await page.reload()
    await expect(page.getByText('Restam R$ 1.400')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Despesas' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Atividade recente' })).toContainText(
      'excluiu a despesa “Servidores de teste”',
    )
  })
})

test('tasks move between stages, and the project of the details page starts again', async ({
  loggedInPage: page,
}) => {
  await page.goto('/projects')
  await expect(names(page)).toHaveText(seeded)
  await test.step('tasks of a project are moved between stages by dragging, by the menu, by keys and in the dialog', async () => {
    await page.goto('/project-details?aba=tarefas')
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })
    await card('Revisar a acessibilidade').dragTo(card('Conversa com o atendimento'), {
      sourcePosition: { x: 20, y: 45 },
      targetPosition: { x: 100, y: 6 },
    })
    await announced(page, '“Revisar a acessibilidade” em Em andamento, posição 3 de 5')
    const doing = ['Lista de pedidos', 'Baixar comprovantes', 'Revisar a acessibilidade']
    await expect(stage(page, 'Em andamento')).toHaveText([
      ...doing,
      'Conversa com o atendimento',
      'Entrada sem senha',
    ])
    await card('Lançar para os primeiros vinte').dragTo(page.getByRole('region', { name: 'Concluídas' }), {
      sourcePosition: { x: 20, y: 60 },
      targetPosition: { x: 60, y: 20 },
    })
    await expect(stage(page, 'Concluídas').last()).toHaveText('Lançar para os primeiros vinte')
    await expect(page.getByText('Nenhuma tarefa aqui. Arraste uma para cá.')).toBeVisible()
    await choosePart(page, 'Ações da tarefa Lista de pedidos', 'A fazer')
    await announced(page, '“Lista de pedidos” em A fazer, posição 1 de 1')
    await expect(page.getByRole('button', { name: 'Ações da tarefa Lista de pedidos' })).toBeFocused()
    const title = page.getByRole('button', { name: 'Entrada sem senha', exact: true })
    await title.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await announced(page, '“Entrada sem senha” em Em andamento, posição 3 de 4')
    await page.keyboard.press('Alt+ArrowLeft')
    await announced(page, '“Entrada sem senha” em A fazer, posição 2 de 2')
    await expect(title).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Etapa').selectOption('Concluídas')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Reabrir' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(stage(page, 'A fazer')).toHaveText(['Lista de pedidos'])
    await expect(stage(page, 'Concluídas').last()).toHaveText('Entrada sem senha')
    await expectAccessible(page)
  })
  await test.step('the details page has a project of its own, which is copied, removed, restored and started again', async () => {
    await openAfresh(page, '/projects')
    await expect(names(page)).toHaveText(seeded)
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/project-details')
    await expect(page.getByText('ele não está em Todos os projetos')).toBeVisible()
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Nome').fill('Portal de exemplo')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect(title).toHaveText('Portal de exemplo')
    await choosePart(page, 'Mais ações do projeto', 'Duplicar na lista')
    await expect(page).toHaveURL('/projects')
    await expect(names(page)).toHaveText(['Portal de exemplo (cópia)', ...seeded])

    await page.goto('/project-details')
    await page.getByRole('button', { name: 'Remover' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('sai desta página')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await expect(page.getByText('O projeto desta página foi removido.')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(title).toHaveText('Portal de exemplo')
    await page.getByRole('button', { name: 'Remover' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await page.reload()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Começar de novo' }).click()
    await expect(title).toHaveText('Aplicativo de pedidos')

    await page.setViewportSize({ width: 375, height: 800 })
    await choosePart(page, 'Mais ações do projeto', 'Voltar ao começo')
    await announced(page, 'O projeto voltou ao começo.')
    await choosePart(page, 'Mais ações do projeto', 'Remover')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    await choosePart(page, 'Mais ações do projeto', 'Todos os projetos')
    await expect(page).toHaveURL('/projects')
  })
})
