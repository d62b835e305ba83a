import { readFile } from 'node:fs/promises'
import { addSourceRules, fetchQueriedPaths, ignoreFailedRequests, test } from './support/live-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

const slowPath = '/gateway/cpf/vinculos'

const failingPath = '/gateway/cpf/protestos'

test('with one slow and one failed part, the other ten appear, and the failed one alone is repeated', async ({
  loggedInPage: page,
}) => {
  const subject = '65914456924'
  await addSourceRules(
    { subject, path: slowPath, fault: 'never begins' },
    { subject, path: failingPath, fault: '503' },
  )
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const dossie = page.getByRole('region', { name: 'Dossiê', exact: true })
  const bar = page.getByRole('progressbar', { name: 'Progresso do dossiê' })
  await expect(bar).toHaveAttribute('aria-valuetext', '11 de 12')
  await expect(dossie.locator('[data-part-body]')).toHaveCount(10)
  await expect(dossie.getByRole('region', { name: 'Parentes e vínculos' })).toContainText('Consultando')
  const failed = dossie.getByRole('region', { name: 'Protestos' })
  await expect(failed.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()

  await addSourceRules(
    { subject, path: failingPath, fault: 'good' },
    { subject, path: slowPath, fault: 'good' },
  )
  const queryCount = (await fetchQueriedPaths(subject)).length
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(failed).toContainText('Fonte: Gateway de dados')
  const queried = (await fetchQueriedPaths(subject)).slice(queryCount)
  expect(queried.filter((path) => path.startsWith('/gateway/cpf/'))).toEqual([failingPath])
})

test('the print dialog follows parts that come while it is open', async ({ loggedInPage: page }) => {
  const subject = '83437519069'
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${slowPath}*`, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
    'aria-valuetext',
    '11 de 12',
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Imprimir o dossiê' })
  const hidden = dialog.getByText(/\d+ ocult/)
  await expect(dialog).toContainText('consultando')
  const before = await hidden.textContent()
  release()
  await expect(dialog).not.toContainText('consultando')
  await expect(hidden).not.toHaveText(before ?? '')
})

test('all failures are repeated at once, and the bar shows each outcome', async ({ loggedInPage: page }) => {
  // The person has an employer, and the employer's company is a part.
  const subject = '16899534037'
  await addSourceRules({ subject, fault: '503' })
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const bar = page.getByRole('progressbar', { name: 'Progresso do dossiê' })
  await expect(bar).toHaveAttribute('aria-valuetext', '12 de 12')
  const states = page.getByRole('list', { name: 'Situação das partes' })
  await expect(states.getByRole('listitem')).toHaveText(['11 falharam', '1 não consultada'])
  await expect(bar.locator('[data-state=found]')).toHaveCount(0)
  const rail = page.getByRole('navigation', { name: 'Partes do dossiê' })
  await expect(rail.getByRole('button', { name: /, falhou/ })).toHaveCount(11)

  // One source still fails, and one finds nothing.
  await addSourceRules(
    { subject, fault: 'good' },
    { subject, path: failingPath, fault: '503' },
    { subject, path: '/gateway/cpf/veiculos', fault: '404 of the source' },
  )
  await page.getByRole('button', { name: 'Repetir 11 falhas' }).click()
  await expect(states.getByRole('listitem')).toHaveText(['10 encontradas', '1 não encontrada', '1 falhou'])
  await addSourceRules({ subject, path: failingPath, fault: 'good' })
  await page.getByRole('button', { name: 'Repetir 1 falha' }).click()
  await expect(states.getByRole('listitem')).toHaveText(['11 encontradas', '1 não encontrada'])
  await expect(page.getByRole('button', { name: /^Repetir/ })).toHaveCount(0)
})

test('what is not known comes first on screen, on the cover, in the file and on the page of the subject', async ({
  loggedInPage: page,
}) => {
  const subject = '71428793860'
  const failing = [
    '/gateway/credito/score',
    '/gateway/cpf/pendencias',
    failingPath,
    '/gateway/judicial/processos',
    '/gateway/cpf/veiculos',
  ]
  await addSourceRules(...failing.map((path) => ({ subject, path, fault: '503' as const })))
  await page.goto('/dossie/pessoa')
  await page.getByRole('main').getByLabel('CPF').fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
    'aria-valuetext',
    '12 de 12',
  )
  const text = 'Não se sabe: 5 consultas que pesam falharam'
  await expect(page.getByRole('region', { name: 'O que pesa' })).toHaveText(new RegExp(`^O que pesa${text}`))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON', exact: true }).click(),
  ])
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).weights.unknown).toBe(text)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-report-cover]').getByText(text)).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.getByRole('link', { name: 'Abrir assunto' }).click()
  const unknown = page
    .getByRole('region', { name: 'Resumo' })
    .getByText(/^Não se sabe: 5 consultas que pesam falharam e \d+ não foram feitas$/)
  await expect(unknown).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(unknown).toBeVisible()
})
