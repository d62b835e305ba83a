import type { Route } from '@playwright/test'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { lookupServer } from './live-app.ts'
import type { Page } from './test.ts'

/** Documents that no test asks for, by the key of an answer. */
const otherDocuments: Record<string, string> = {
  cpf: '52998224725',
  documento: '529.982.247-25',
  cnpj: '60701190000104',
  cep: '69005-070',
  placa: 'QRM7B33',
  telefone: '92984410227',
  email: 'outra.pessoa@exemplo.org',
}

/** The sources append this word to every other text, so that a test finds any part of their answers. */
export const strangeWord = 'Quixotália'

/** Returns an answer about somebody else. */
function exchangeDocuments(answer: Json, key = ''): Json {
  if (typeof answer === 'string') return otherDocuments[key] ?? `${answer} ${strangeWord}`
  if (typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((element) => exchangeDocuments(element))
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, exchangeDocuments(value, name)]),
  )
}

/** Lets the sources of the live app answer about another document. */
export const answerAboutAnother = (page: Page) =>
  routeSources(page, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: exchangeDocuments(await response.json()) })
  })

/** Lets the sources answer with a 404, as a proxy in front of them does. */
export const answerWithProxy = (page: Page, contentType: string, body: string) =>
  routeSources(page, (route) =>
    route.fulfill({
      status: 404,
      contentType,
      body,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )

async function routeSources(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(`${lookupServer.url}/**`, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : answer(route),
  )
}
