import { expectAccessible } from './support/axe.ts'
import { confirmCost } from './support/confirm-cost.ts'
import {
  addSourceRules,
  countSubjectQueries,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

test('an answer with one key is incomplete, names the missing values, and can be repeated', async ({
  loggedInPage: page,
}) => {
  const pendencias = await variant('cpf', 8)
  const subject = '39053344705'
  await addSourceRules({ subject, service: 'gateway', fault: 'few keys' })
  await page.goto(pendencias.path)
  await lookUp(page, pendencias, subject)
  const result = findResult(page)
  await expect(result.getByRole('note').filter({ hasText: 'Resposta incompleta' })).toBeVisible()
  await expect(page.getByText('Resposta incompleta').first()).toBeVisible()
  await expect(page.getByText('Encontrado', { exact: true })).toHaveCount(0)
  await expect(result).toContainText('Não veio na resposta')
  await expect(result).not.toContainText('Nenhuma pendência')
  await expect(result.getByRole('list', { name: 'Leitura rápida' })).toHaveCount(0)
  await expectAccessible(page)

  await addSourceRules({ subject, service: 'gateway', fault: 'good' })
  await result.getByRole('button', { name: 'Consultar de novo' }).click()
  await confirmCost(page)
  await expect(page.getByText('Encontrado', { exact: true })).toBeVisible()
  await expect(page.getByText('Resposta incompleta')).toHaveCount(0)
})

test('another source may complete an incomplete answer', async ({ loggedInPage: page }) => {
  const cep = await variant('cep')
  const before = await countSubjectQueries('31000001')
  await addSourceRules({ subject: '31000001', service: 'viacep', fault: 'few keys' })
  await page.goto(cep.path)
  await lookUp(page, cep, '31000001')
  await expect(findResult(page)).toContainText('Resposta incompleta')
  // An incomplete answer starts no fallback unless the user chooses it.
  expect(await countSubjectQueries('31000001')).toBe(before + 1)
  await findResult(page).getByRole('button', { name: 'Consultar em BrasilAPI' }).click()
  await expect(findResult(page)).toContainText('Fonte: BrasilAPI')
  await expect(findResult(page)).not.toContainText('Resposta incompleta')
})

test('a batch counts incomplete lines, filters them and repeats only them', async ({
  loggedInPage: page,
}) => {
  await addSourceRules({ subject: 'RIO2A19', fault: 'few keys' })
  await page.goto('/consulta/placa/lote')
  await page.getByLabel('Lista', { exact: true }).fill('RIO2A18\nRIO2A19')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByRole('button', { name: /^(?:Iniciar|Consultar)/ }).click()
  const rows = page.getByRole('group', { name: 'Resultados do lote' }).getByRole('row')
  await expect(rows.filter({ hasText: 'RIO2A19' })).toContainText('Resposta incompleta')
  await expect(rows.filter({ hasText: 'RIO2A19' })).toContainText('Falta:')
  await expect(rows.filter({ hasText: 'RIO2A18' })).toContainText('Encontrado')
  await page
    .getByRole('group', { name: 'Filtrar por situação' })
    .getByRole('button', { name: 'Incompletos' })
    .click()
  await expect(rows.filter({ hasText: 'RIO2A18' })).toHaveCount(0)
  await addSourceRules({ subject: 'RIO2A19', fault: 'good' })
  await page.getByRole('button', { name: 'Repetir só as incompletas (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Repetir as incompletas' }).click()
  await expect(page.getByText('Nenhuma linha nesta situação.')).toBeVisible()
})

test('a part of a dossiê is incomplete, and its progress bar is not green', async ({
  loggedInPage: page,
}) => {
  const subject = '30903798484'
  await addSourceRules({ subject, path: '/gateway/cpf/pendencias', fault: 'few keys' })
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const part = page
    .getByRole('region', { name: 'Dossiê', exact: true })
    .getByRole('region', { name: 'Dívidas e pendências financeiras' })
  await expect(part).toContainText('Resposta incompleta')
  await expect(part).toContainText('Não veio na resposta')
  await expect(part).not.toContainText('Nenhuma pendência')
  const states = page.getByRole('list', { name: 'Situação das partes' })
  await expect(states).toContainText('1 incompleta')
  await expect(page.getByRole('progressbar').locator('[data-state=incomplete]')).toBeVisible()
  await addSourceRules({ subject, path: '/gateway/cpf/pendencias', fault: 'good' })
  await part.getByRole('button', { name: 'Consultar de novo' }).click()
  await confirmCost(page)
  await expect(states).toHaveText('12 encontradas')
})
