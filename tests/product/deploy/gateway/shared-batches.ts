import { expect, it, vi } from 'vitest'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import { createLeases, lineCount as pageCount } from '../../../../deploy/gateway/batches/leases.ts'
import { type StartOptions, startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { waitFor } from '../../../support/wait-for.ts'
import type { TestDatabase } from './databases.ts'
import { cpf, waitForBatchEnd, withBatches } from './support.ts'

const auditKey = 'a key for the tests, of more than 32 characters'

const batch = { path: '/consulta/cpf/lote', max: 600, perMinute: 60, concurrency: 1 }

const model = withBatches({ 'cpf/1': { cost: 2, batch } })

const lineCount = 12

/** Declares the tests of batches that several gateways share. They run over PGlite and over PostgreSQL. */
export function testSharedBatches(create: () => Promise<TestDatabase>) {
  const startTwo = async ({ database }: TestDatabase, own: Partial<StartOptions> = {}) => {
    const options = { model, sources: ['gateway'], checksPurpose: false, database, auditKey, ...own }
    return Promise.all([startGateway(options), startGateway(options)])
  }

  async function submit(url: string, count = lineCount): Promise<string> {
    const lines = Array.from({ length: count }, () => ({ cpf }))
    const response = await fetch(`${url}/batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ consulta: 'cpf/1', lines }),
    })
    return (await response.json()).id
  }

  /** Starts two gateways and a batch of more lines than a page. Its first page waits for `answer`. */
  async function startHeld() {
    const created = await create()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const wait = vi.fn(() => held)
    const count = pageCount + lineCount
    const [one, other] = await startTwo(created, { delayMs: 1, wait })
    const id = await submit(one.url, count)
    await waitFor(() => expect(wait).toHaveBeenCalledTimes(pageCount))
    return { created, count, one, other, wait, id, answer }
  }

  /** Expects that each line was answered, charged and logged once. */
  async function expectOnce({ database }: TestDatabase, count: number) {
    const [ended] = await database.query(
      `select count(*)::int as ended, count(distinct query)::int as queries, sum(amount)::float8 as paid
       from transfer where kind = 'settle'`,
    )
    expect(ended).toEqual({ ended: count, queries: count, paid: 2 * count })
    const [logged] = await database.query(
      "select count(*)::int as logged from audit where record->>'outcome' = 'found'",
    )
    expect(logged).toEqual({ logged: count })
    expect(await database.query('select held::float8 as held from account')).toEqual([{ held: 0 }])
    await verifyAudit(database, auditKey)
  }

  it('runs the batches of two gateways, each line once', async () => {
    const created = await create()
    const [one, other] = await startTwo(created)
    const ids = await Promise.all([one, other, one].map(({ url }) => submit(url)))
    for (const id of ids)
      expect(await waitForBatchEnd((path) => fetch(other.url + path), id)).toMatchObject({
        status: 'done',
        done: lineCount,
      })
    await expectOnce(created, 3 * lineCount)
    await Promise.all([one.stop(), other.stop()])
  })

  it('continues the batch of a process that was killed, and pays no line twice', async () => {
    const created = await create()
    const { database } = created
    const submitter = await startGateway({
      model,
      sources: ['gateway'],
      checksPurpose: false,
      database,
      auditKey,
      limit: { count: 2, ms: 60_000 },
    })
    const id = await submit(submitter.url)
    await submitter.stop()
    // A process took the batch, reserved the next line, and was killed.
    const killed = createLeases(database, 'gateway')
    expect(await killed.take()).toMatchObject({ id })
    expect(await createLeases(database, 'gateway').take()).toBeUndefined()
    await database.query(
      `with line as (select query from batch_line where status is null order by line limit 1), taken as (
         update account set available = available - 2, held = held + 2)
       insert into transfer (client, kind, debited, credited, amount, query)
       select client, 'reserve', 'available', 'held', 2, query from account, line`,
    )
    await database.query("update batch set lease_until = now() - interval '1 second'")
    const next = await startGateway({ model, sources: ['gateway'], checksPurpose: false, database, auditKey })
    const get = (path: string) => fetch(next.url + path)
    await waitFor(async () => expect((await (await get(`/batches/${id}`)).json()).done).toBe(lineCount))
    expect((await waitForBatchEnd(get, id)).status).toBe('done')
    expect(await killed.renew(id)).toBe(false)
    await expectOnce(created, lineCount)
    await next.stop()
  })

  it('is paused for all gateways and after their restart, lets later batches pass, and continues each line once', async () => {
    const { created, count, one, other, wait, id, answer } = await startHeld()
    const paused = await fetch(`${other.url}/batches/${id}/pause`, { method: 'PUT' })
    expect(await paused.json()).toMatchObject({ status: 'running', isPaused: true, done: 0 })
    answer()
    const get = (path: string) => fetch(other.url + path)
    await waitFor(async () => expect((await (await get(`/batches/${id}`)).json()).done).toBe(pageCount))
    const later = await submit(one.url)
    expect(await waitForBatchEnd(get, later)).toMatchObject({ status: 'done', isPaused: false })
    expect(wait).toHaveBeenCalledTimes(pageCount + lineCount)
    await Promise.all([one.stop(), other.stop()])

    const [again, next] = await startTwo(created)
    const read = async () => (await fetch(`${again.url}/batches/${id}`)).json()
    expect(await read()).toMatchObject({ status: 'running', isPaused: true, done: pageCount })
    await fetch(`${next.url}/batches/${id}/pause`, { method: 'DELETE' })
    expect(await waitForBatchEnd((path) => fetch(again.url + path), id)).toMatchObject({ done: count })
    await expectOnce(created, count + lineCount)
    await Promise.all([again.stop(), next.stop()])
  })

  it('asks no line twice that is in progress when its batch continues', async () => {
    const { created, count, one, other, wait, id, answer } = await startHeld()
    for (const method of ['PUT', 'DELETE']) await fetch(`${other.url}/batches/${id}/pause`, { method })
    expect(await createLeases(created.database, 'gateway').take()).toBeUndefined()
    answer()
    await waitForBatchEnd((path) => fetch(one.url + path), id)
    expect(wait).toHaveBeenCalledTimes(count)
    await expectOnce(created, count)
    await Promise.all([one.stop(), other.stop()])
  })

  it('stores neither documents nor answers as text', async () => {
    const created = await create()
    const [one, other] = await startTwo(created)
    const id = await submit(one.url)
    await waitForBatchEnd((path) => fetch(one.url + path), id)
    const rows = await created.database.query(
      "select encode(sealed, 'escape') as sealed, encode(answer, 'escape') as answer from batch_line",
    )
    expect(rows).toHaveLength(lineCount)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${cpf}|nome`))
    await Promise.all([one.stop(), other.stop()])
  })
}
