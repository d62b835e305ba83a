import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { app } from '../../../src/generated/app.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import type { FaultRule } from '../../lookup-server/rules.ts'
import { requireValue } from '../../support/require-value.ts'
import { liveApp, lookupServer } from './live-app.ts'
import { choosePurpose } from './purpose.ts'
import { test as base, type Page } from './test.ts'

/**
 * Tests of the app whose sources are live, played by the lookup server. A live build has no account of its own: the tests
 * have the demonstration's in the storage, as an older version left it.
 */
export const test = base.extend({
  baseURL: liveApp.url,
  context: async ({ context }, use) => {
    await context.addInitScript(
      ([key = '', users = '']) => localStorage.setItem(key, localStorage.getItem(key) ?? users),
      [`${app.storagePrefix}.users`, JSON.stringify([{ id: 1, ...requireValue(app.auth.seedUser) }])],
    )
    await use(context)
  },
})

/** Tells the lookup server what is to go wrong. Rules go by subject: each test has subjects of its own. */
export async function addSourceRules(...rules: FaultRule[]) {
  await fetch(`${lookupServer.url}/rules`, { method: 'POST', body: JSON.stringify(rules) })
}

async function fetchRecordedRequests(): Promise<{ path: string; body: string }[]> {
  return (await fetch(`${lookupServer.url}/asked`)).json()
}

/** What the sources were asked, as paths. */
export async function fetchQueriedPaths(): Promise<string[]> {
  return (await fetchRecordedRequests()).map(({ path }) => path)
}

/** How often the sources were asked about a subject, as they are sent it. */
export async function countSubjectQueries(subject: string): Promise<number> {
  return (await fetchRecordedRequests()).filter(({ path, body }) => `${path} ${body}`.includes(subject))
    .length
}

export async function variant(family: keyof typeof families, number = 1): Promise<ConsultaDefinition> {
  const variants: Record<number, ConsultaDefinition> = (await families[family]()).default.variants
  const found = variants[number]
  if (!found) throw new Error(`No variant ${number} of ${family}`)
  return found
}

/** Types the subject into the form's first field and asks. A form that was answered is a line, and opened first. */
export async function lookUp(page: Page, { fields }: ConsultaDefinition, subject: string) {
  const alter = page.getByRole('button', { name: 'Alterar', exact: true })
  if (await alter.isVisible()) await alter.click()
  const control = page
    .getByRole('main')
    .getByLabel(fields[0]?.label ?? '', { exact: false })
    .first()
  await control.fill(subject)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
}

export const findResult = (page: Page) => page.getByRole('region', { name: 'Resultado' })

/** Chromium reports each answer that is no success as an error of the console: here such answers are the point. */
export function ignoreFailedRequests(pageErrors: string[]) {
  const others = pageErrors.filter((complaint) => !/^console: Failed to load resource/.test(complaint))
  pageErrors.splice(0, pageErrors.length, ...others)
}
