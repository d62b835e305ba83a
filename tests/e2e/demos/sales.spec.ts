import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

const openPage = async (page: Page, path: string) => {
  await page.clock.setFixedTime(new Date('2026-11-27T18:00:00-03:00'))
  await page.goto(path)
}

const figure = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Resumo das vendas' }).getByRole('listitem').filter({ hasText: name })

test('sales, lookups and deals are counted, added, moved, exported and reset', async ({
  loggedInPage: page,
}) => {
  await openPage(page, '/statistic')
  await test.step('the sales dashboard counts by period, adds a sale, exports, and starts again', async () => {
    const revenue = figure(page, 'Receita')
    const month = (await revenue.textContent()) ?? ''
    await page.getByRole('radio', { name: '7 dias' }).check()
    await expect(revenue).not.toHaveText(month)
    await page.getByRole('radio', { name: 'Hoje' }).check()
    const today = (await revenue.textContent()) ?? ''

    await page.getByRole('button', { name: 'Nova venda' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova venda' })
    await dialog.getByLabel('Valor em reais').fill('zero')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(dialog.getByText(/Escreva um valor/)).toBeVisible()
    await dialog.getByLabel('Valor em reais').fill('98.765,00')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(dialog).toBeHidden()
    await expect(revenue).not.toHaveText(today)
    await expect(page.getByRole('list', { name: 'Últimas vendas' })).toContainText('98.765')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('98765,00;Ganho;não')

    // The other dashboard reads the same store, also after a reload.
    await page.goto('/basic')
    await expect(page.getByRole('radio', { name: 'Hoje' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Negócios recentes' })).toContainText('98.765')
    await page.getByRole('button', { name: 'Repor os dados' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Repor' }).click()
    await expect(page.getByText('98.765')).toHaveCount(0)
    await page.goto('/statistic')
    await expectAccessible(page)
  })
  await test.step('the lookups follow the period, and count, export and forget recorded ones', async () => {
    await openAfresh(page, '/statistic')
    const read = (name: string) =>
      page.getByRole('list', { name: 'Resumo das consultas' }).getByRole('listitem').filter({ hasText: name })
    const empty = read('Sem resultado')
    const month = (await empty.textContent()) ?? ''
    await expect(page.getByRole('table', { name: 'Consultas por dia, pelo resultado' })).toBeAttached()
    await page.getByRole('radio', { name: 'Hoje' }).check()
    await expect(empty).not.toHaveText(month)
    await expect(page.getByRole('table', { name: 'Consultas por hora, pelo resultado' })).toBeAttached()
    const today = (await empty.textContent()) ?? ''
    expect(today).toContain('46')

    await page.getByRole('button', { name: 'Registrar consulta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Registrar consulta' })
    await dialog.getByLabel('Resultado').selectOption('Sem resultado')
    await dialog.getByLabel('Tempo de resposta em ms').fill('0')
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(dialog.getByText('Informe de 1 a 60000 milissegundos.')).toBeVisible()
    await dialog.getByLabel('Tempo de resposta em ms').fill('900')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(empty).not.toHaveText(today)
    await expect(page.getByText('com 1 consulta registrada aqui')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar consultas' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Das 18 às 21 horas;0;1;0;1;0;0;')
    await page.getByRole('button', { name: 'Apagar registros' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(page.getByText('registrada aqui')).toHaveCount(0)
    await expect(empty).toHaveText(today)
    await expectAccessible(page)
  })
  await test.step('the CRM moves a deal through the funnel and keeps tasks', async () => {
    await openAfresh(page, '/basic')
    const funnel = page.getByRole('list', { name: 'Funil' })
    await page.getByRole('button', { name: 'Novo negócio' }).click()
    await page.getByRole('dialog').getByLabel('Valor em reais').fill('77.777')
    await page.getByRole('dialog').getByRole('button', { name: 'Adicionar' }).click()
    const before = (await funnel.getByRole('listitem').last().textContent()) ?? ''
    const won = page.getByRole('list', { name: 'Resumo dos negócios' }).getByRole('listitem').nth(1)
    const wonBefore = (await won.textContent()) ?? ''
    const stage = page.getByRole('combobox', { name: /^Etapa: .*77\.777/ })
    await expect(stage).toHaveValue('lead')
    await stage.selectOption('won')
    await expect(funnel.getByRole('listitem').last()).not.toHaveText(before)
    await expect(won).not.toHaveText(wonBefore)
    await expect(page.getByRole('list', { name: 'Quem mais vendeu' })).toContainText('R$')

    const tasks = page.getByRole('region', { name: 'Tarefas de vendas' })
    await expect(tasks).toContainText('1 de 4 feitas')
    await tasks.getByLabel('Nova tarefa').fill('Agradecer a indicação')
    await tasks.getByRole('button', { name: 'Incluir' }).click()
    await tasks.getByRole('checkbox', { name: 'Agradecer a indicação' }).check()
    await page.reload()
    await expect(tasks).toContainText('2 de 5 feitas')
    await expectAccessible(page)
  })
})
