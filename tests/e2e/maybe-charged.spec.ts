import { lookupServer } from './support/live-app.ts'
import { findResult, ignoreFailedRequests, lookUp, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'

test('a lost answer that may be charged says so, and is asked again only by a person', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  let count = 0
  await page.route(`${lookupServer.url}/gateway/**`, (route) => {
    const isPreflight = route.request().method() === 'OPTIONS'
    if (!isPreflight) count += 1
    return route.fulfill({
      status: isPreflight ? 204 : 502,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { mensagem: 'x', codigo: 'talvez-cobrada' },
    })
  })
  const placa = await variant('placa')
  await page.goto(placa.path)
  await lookUp(page, placa, 'ABC1D23')
  await expect(findResult(page)).toContainText('Talvez cobrada')
  await expect(findResult(page)).toContainText('A resposta se perdeu, e o fornecedor talvez a tenha cobrado.')
  await expect(findResult(page)).toContainText('consulte de novo só se precisar')
  expect(count).toBe(1)
  ignoreFailedRequests(pageErrors)
})
