import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { startProvider } from '../../../deploy/gateway/provider.ts'
import { startRehearsal } from '../../../support/rehearsal.ts'
import { requireValue } from '../../../support/require-value.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { cpf, model } from './support.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
let rehearsal: Awaited<ReturnType<typeof startRehearsal>>

beforeAll(async () => {
  provider = await startProvider()
  rehearsal = await startRehearsal({ issuer: provider.issuer, options: '--delay 200' })
}, 120_000)

afterAll(async () => {
  await rehearsal.stop()
  provider.stop()
})

async function lookUp() {
  const response = await fetch(`${rehearsal.url}/cpf/cadastro`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-finalidade': encodeURIComponent(requireValue(model.purposes[0])),
      authorization: await provider.bearer({ aud: rehearsal.url, roles: ['gestor'] }),
    },
    body: JSON.stringify({ cpf }),
  })
  return response.status
}

/** Returns how many queries each gateway has answered. */
const readCounts = () =>
  Promise.all(
    rehearsal.gateways.map(async ({ operation }) => {
      const text = await (await fetch(`${operation}/metrics`)).text()
      return Number(/^averigua_queries_total\{.*\} (\d+)$/m.exec(text)?.[1] ?? 0)
    }),
  )

it('shares lookups among two gateways, and loses none when SIGTERM stops one', async () => {
  const [first] = rehearsal.gateways
  const statuses: number[] = []
  let isOver = false
  const lookUpInTurn = async () => {
    while (!isOver) statuses.push(await lookUp())
  }
  const users = Promise.all(Array.from({ length: 8 }, lookUpInTurn))
  await waitFor(async () => expect(Math.min(...(await readCounts()))).toBeGreaterThan(10))
  expect(await first?.stop()).toBe(0)
  const answered = statuses.length
  await waitFor(() => expect(statuses.length).toBeGreaterThan(answered + 20))
  isOver = true
  await users
  expect(new Set(statuses)).toEqual(new Set([200]))
  const database = await openPostgres(rehearsal.databaseUrl)
  expect(await verifyAudit(database, rehearsal.auditKey)).toMatchObject({ chains: 2 })
  const [sums] = await database.query(
    `select (select sum(held)::int from account) as held,
       (select count(*)::int from transfer where kind = 'settle') as ended,
       (select count(*)::int from audit where record->>'outcome' = 'found') as logged`,
  )
  expect(sums).toEqual({ held: 0, ended: statuses.length, logged: statuses.length })
  await database.close()
})
