import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { app } from '../../../src/generated/app.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import type { FaultRule, RecordedRequest } from '../../lookup-server/rules.ts'
import { requireValue } from '../../support/require-value.ts'
import { liveApp, lookupServer } from './live-app.ts'
import { choosePurpose } from './purpose.ts'
import { test as base, type Page } from './test.ts'

/**
 * Tests the live app with the lookup server as its sources. A live build has no account, so storage gets the
 * demonstration's, as an older version stored it.
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

/** Sets the faults of the lookup server. Rules apply per subject: each test has its own subjects. */
export async function addSourceRules(...rules: FaultRule[]) {
  await fetch(`${lookupServer.url}/rules`, { method: 'POST', body: JSON.stringify(rules) })
}

async function fetchRecordedRequests(): Promise<RecordedRequest[]> {
  return (await fetch(`${lookupServer.url}/requests`)).json()
}

/** Returns the requests about a subject, as the sources received them; those about all subjects if it is empty. */
async function fetchSubjectRequests(subject: string): Promise<RecordedRequest[]> {
  return (await fetchRecordedRequests()).filter(({ path, body }) => `${path} ${body}`.includes(subject))
}

/** Returns the paths of the queries that reached the sources. */
export async function fetchQueriedPaths(subject = ''): Promise<string[]> {
  return (await fetchSubjectRequests(subject)).map(({ path }) => path)
}

/** Returns the ids of the requests about a subject that reached the sources. */
export async function fetchRequestIds(subject: string): Promise<(string | undefined)[]> {
  return (await fetchSubjectRequests(subject)).map(({ requestId }) => requestId)
}

/** Counts the queries about a subject, as the sources receive it. A retried test must not count those before it. */
export async function countSubjectQueries(subject: string): Promise<number> {
  return (await fetchSubjectRequests(subject)).length
}

export async function variant(family: keyof typeof families, number = 1): Promise<ConsultaDefinition> {
  const variants: Record<number, ConsultaDefinition> = (await families[family]()).default.variants
  const found = variants[number]
  if (!found) throw new Error(`No variant ${number} of ${family}`)
  return found
}

/** Types the subject into the first field and submits. Opens a collapsed form first. */
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

/** Ignores Chromium's console errors for failed responses, which these tests expect. */
export function ignoreFailedRequests(pageErrors: string[]) {
  const others = pageErrors.filter((text) => !/^console: Failed to load resource/.test(text))
  pageErrors.splice(0, pageErrors.length, ...others)
}
