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

/** Returns an answer with the documents of somebody else. Lists stay: they name other people. */
function exchangeDocuments(answer: Json): Json {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const entries = Object.entries(answer).map(([key, value]): [string, Json] => {
    const other = otherDocuments[key]
    return [key, typeof value === 'string' && other !== undefined ? other : exchangeDocuments(value)]
  })
  return Object.fromEntries(entries)
}

/** The good answers of the sources, as texts: what must not be on any screen. */
const readTexts = (answer: Json): string[] => {
  if (typeof answer === 'string') return answer.length > 12 ? [answer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(readTexts) : []
}

/** Lets the sources of the live app answer about another document. Returns the texts of what they answered. */
export async function answerAboutAnother(page: Page): Promise<Set<string>> {
  const texts = new Set<string>()
  await routeSources(page, async (route) => {
    const response = await route.fetch()
    const answer: Json = await response.json()
    for (const text of readTexts(answer)) texts.add(text)
    await route.fulfill({ response, json: exchangeDocuments(answer) })
  })
  return texts
}

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
