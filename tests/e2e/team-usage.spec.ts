import { app } from '../../src/generated/app.ts'
import { ignoreFailedRequests, test } from './support/live-test.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { test as demoTest, expect, type Page } from './support/test.ts'

test.afterEach(({ pageErrors }) => ignoreFailedRequests(pageErrors))

/** The day in the user's calendar, AAAA-MM-DD. */
const today = () => new Date().toLocaleDateString('sv-SE')

const row = { consulta: 'cpf/1', encontradas: 1200, naoEncontradas: 34, falhas: 7 }

const answerUsage = (page: Page, status: number, json: unknown) =>
  page.route('**/uso', (route) =>
    route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }),
  )

const team = (page: Page) => page.getByRole('region', { name: 'Uso da equipe' })

test('the dashboard shows the use of the team, and says who counts it', async ({ loggedInPage: page }) => {
  await answerUsage(page, 200, { linhas: [{ data: today(), ...row }] })
  await page.goto(app.auth.home)
  await expect(team(page)).toContainText('Contado por Gateway de dados, para toda a equipe')
  await expect(team(page)).toContainText('Consultas hoje1.241')
  await expect(team(page)).toContainText('Falhas7')
  await expectAccessibleIn(page, twoLooks)
})

test('use that cannot be read is a failure, never zero, and is asked for again', async ({
  loggedInPage: page,
}) => {
  await answerUsage(page, 200, { linhas: [{ data: today(), ...row, falhas: 'muitas' }] })
  await page.goto(app.auth.home)
  await expect(team(page).getByRole('alert')).toContainText('Não foi possível ler o uso da equipe')
  await expect(team(page).getByText('Consultas hoje')).toHaveCount(0)
  await page.unroute('**/uso')
  await answerUsage(page, 200, { linhas: [] })
  await team(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(team(page)).toContainText('A equipe não consultou nada nos últimos 30 dias.')
})

test('who may not see the team sees this browser', async ({ loggedInPage: page }) => {
  await answerUsage(page, 403, {})
  await page.goto(app.auth.home)
  await expect(page.getByRole('region', { name: 'Uso', exact: true })).toContainText(
    'Seu acesso não inclui o uso da equipe. Contado neste navegador',
  )
})

demoTest('the demonstration counts this browser, and asks no source', async ({ loggedInPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(app.auth.home)
  await expect(page.getByRole('region', { name: 'Uso', exact: true })).toContainText(
    'Contado neste navegador',
  )
  await expect(page.getByText('Consultas hoje')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/uso'))).toEqual([])
})
