import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lineCount } from '../../../../deploy/gateway/batches/leases.ts'
import { startProvider } from '../../../deploy/gateway/provider.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, model, useGateways, waitForBatchEnd, withBatches } from './support.ts'

const start = useGateways()

const notFoundCpf = '00000000191'

const submission = (...cpfs: string[]) => ({ consulta: 'cpf/1', lines: cpfs.map((one) => ({ cpf: one })) })

describe('a batch on the gateway', () => {
  it('answers each line as the same lookup alone, and returns lines and results in pages', async () => {
    const { get, post } = await start({ model: withBatches() })
    const submitted = await post('/batches', submission(cpf, notFoundCpf))
    expect(submitted.status).toBe(202)
    const { id, total } = await submitted.json()
    expect(total).toBe(2)
    const page = await waitForBatchEnd(get, id)
    const single = await (await post('/cpf/cadastro', { cpf })).json()
    expect(page).toMatchObject({ status: 'done', consulta: 'cpf/1', done: 2 })
    expect(page.lines).toEqual([{ cpf }, { cpf: notFoundCpf }])
    expect(page.results).toMatchObject([
      { line: 0, status: 200, body: single },
      { line: 1, status: 404 },
    ])
    const rest = await (await get(`/batches/${id}?from=1`)).json()
    expect(rest.results).toHaveLength(1)
    expect(rest.lines).toBeUndefined()
    expect((await (await get('/batches')).json()).batches).toMatchObject([{ id, status: 'done' }])
  })

  it('has at most 500 results in a page', async () => {
    const batch = { path: '/consulta/cpf/lote', max: 600, perMinute: 60, concurrency: 1 }
    const { get, post } = await start({ model: withBatches({ 'cpf/1': { batch } }) })
    const list = submission(...Array.from({ length: 501 }, () => cpf))
    const { id } = await (await post('/batches', list)).json()
    expect((await waitForBatchEnd(get, id)).results).toHaveLength(500)
    expect((await (await get(`/batches/${id}?from=500`)).json()).results).toMatchObject([{ line: 500 }])
  })

  it('answers several lines at once, and keeps the order in which their answers came', async () => {
    let answer: () => void = () => undefined
    const wait = vi.fn(async () => undefined)
    wait.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(undefined))))
    const { get, post } = await start({ model: withBatches(), delayMs: 30, wait })
    const { id } = await (await post('/batches', submission(cpf, cpf, notFoundCpf))).json()
    const read = async () => (await get(`/batches/${id}?from=0`)).json()
    await waitFor(async () =>
      expect(await read()).toMatchObject({ done: 2, results: [{ line: 1 }, { line: 2 }] }),
    )
    answer()
    const page = await waitForBatchEnd(get, id)
    expect(page.results).toMatchObject([{ line: 1 }, { line: 2, status: 404 }, { line: 0 }])
    expect((await (await get(`/batches/${id}?from=2`)).json()).results).toMatchObject([{ line: 0 }])
  })

  it('stops when its client says so, and keeps the answers of the lines in progress', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    const wait = vi.fn(() => held)
    const batch = { path: '/consulta/cpf/lote', max: 600, perMinute: 60, concurrency: 1 }
    const model = withBatches({ 'cpf/1': { batch } })
    const { url, get, post } = await start({ model, delayMs: 30, wait })
    const list = submission(...Array.from({ length: 3 * lineCount }, () => cpf))
    const { id } = await (await post('/batches', list)).json()
    await waitFor(() => expect(wait).toHaveBeenCalledTimes(lineCount))
    const stopped = await (await fetch(`${url}/batches/${id}`, { method: 'DELETE' })).json()
    expect(stopped).toMatchObject({ status: 'cancelled', done: 0 })
    answer()
    await waitFor(async () =>
      expect(await waitForBatchEnd(get, id)).toMatchObject({ status: 'cancelled', done: lineCount }),
    )
    expect(wait).toHaveBeenCalledTimes(lineCount)
  })

  it('is cancelled while it is paused, and a pause changes nothing of one that has ended', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    const { url, get, post } = await start({ model: withBatches(), delayMs: 30, wait: () => held })
    const { id } = await (await post('/batches', submission(cpf))).json()
    const change = async (method: string, path: string) =>
      (await fetch(`${url}/batches/${path}`, { method })).json()
    expect(await change('PUT', `${id}/pause`)).toMatchObject({ isPaused: true })
    const cancelled = { status: 'cancelled', isPaused: false }
    expect(await change('DELETE', id)).toMatchObject(cancelled)
    for (const method of ['PUT', 'DELETE'])
      expect(await change(method, `${id}/pause`)).toMatchObject(cancelled)
    answer()
    await waitFor(async () => expect((await (await get(`/batches/${id}`)).json()).done).toBe(1))
  })

  it('is done if its last lines are answered during a pause', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    const wait = vi.fn(() => held)
    const { url, get, post } = await start({ model: withBatches(), delayMs: 30, wait })
    const { id } = await (await post('/batches', submission(cpf))).json()
    await waitFor(() => expect(wait).toHaveBeenCalled())
    await fetch(`${url}/batches/${id}/pause`, { method: 'PUT' })
    answer()
    expect(await waitForBatchEnd(get, id)).toMatchObject({ status: 'done', isPaused: false, done: 1 })
  })

  it('charges each line, and stops with 402 where the credits end', async () => {
    const { get, post } = await start({ model: withBatches({ 'cpf/1': { cost: 2 } }), credits: 5 })
    const { id } = await (await post('/batches', submission(cpf, notFoundCpf, cpf))).json()
    expect(await waitForBatchEnd(get, id)).toMatchObject({
      status: 'failed',
      failure: { status: 402 },
      done: 2,
    })
    expect((await (await get('/creditos')).json()).saldo).toBe(1)
  })

  it('takes half of the limit of its client at most, and counts in it', async () => {
    const { post } = await start({ model: withBatches(), limit: { count: 8, ms: 60_000 } })
    await post('/batches', submission(...Array.from({ length: 8 }, () => cpf)))
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await post('/cpf/cadastro', { cpf })).status)
    // The submission, four lines and three lookups.
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('refuses invalid lines without repeating a value', async () => {
    const { get, post } = await start({ model: withBatches() })
    const refused = await post('/batches', submission(cpf, '12345678900'))
    expect(refused.status).toBe(400)
    const text = await refused.text()
    expect(JSON.parse(text).problemas).toMatchObject([{ campo: 'lines.1.cpf' }])
    expect(text).not.toContain('12345678900')
    expect((await (await get('/batches')).json()).batches).toEqual([])
  })

  it('requires the purpose of its consulta', async () => {
    const { post } = await start({
      model: withBatches({ 'cpf/1': { purpose: 'required' } }),
      checksPurpose: true,
    })
    expect((await post('/batches', submission(cpf))).status).toBe(400)
    const [purpose = ''] = model.purposes
    const accepted = await post('/batches', submission(cpf), { 'x-finalidade': encodeURIComponent(purpose) })
    expect(await accepted.json()).toMatchObject({ purpose })
  })

  it('is the same batch if its submission is sent again, and costs nothing more', async () => {
    const { get, post } = await start({ model: withBatches({ 'cpf/1': { cost: 2 } }), credits: 10 })
    const id = { 'x-request-id': '0f8f3c1e-52a7-4d0c-9d8a-3f6d1f0a7b11' }
    const submissions = Array.from({ length: 3 }, () => post('/batches', submission(cpf, notFoundCpf), id))
    const replies = await Promise.all(submissions)
    const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).id))
    expect(new Set(ids).size).toBe(1)
    await waitForBatchEnd(get, ids[0])
    expect((await post('/batches', submission(cpf, notFoundCpf), id)).status).toBe(202)
    expect((await (await get('/batches')).json()).batches).toHaveLength(1)
    expect((await (await get('/creditos')).json()).saldo).toBe(6)
    const other = await post('/batches', submission(cpf), id)
    expect([other.status, (await other.json()).problemas]).toEqual([
      400,
      [{ campo: 'X-Request-Id', mensagem: 'Já é o código de outro lote' }],
    ])
  })

  it('shows no line that was moved to it from another batch', async () => {
    const database = await createDatabase()
    const { get, post } = await start({ model: withBatches(), database })
    const ids: string[] = []
    for (const value of [cpf, notFoundCpf]) {
      const { id } = await (await post('/batches', submission(value))).json()
      await waitForBatchEnd(get, id)
      ids.push(id)
    }
    const [own = '', foreign = ''] = ids
    await database.query(
      `update batch_line set sealed = other.sealed, answer = other.answer
       from batch_line other where batch_line.batch = $1 and other.batch = $2`,
      [own, foreign],
    )
    for (const page of ['from=0', 'linesFrom=0']) {
      const reply = await get(`/batches/${own}?${page}`)
      expect([reply.status, await reply.json()]).toEqual([500, { mensagem: 'Defeito do gateway' }])
    }
  })

  it('is gone after its time, also if it is paused', async () => {
    let time = Date.now()
    const { url, get, post } = await start({ model: withBatches(), keepBatchesMs: 1000, now: () => time })
    const { id } = await (await post('/batches', submission(cpf))).json()
    expect((await get(`/batches/${id}`)).status).toBe(200)
    await fetch(`${url}/batches/${id}/pause`, { method: 'PUT' })
    time += 1000
    expect((await get(`/batches/${id}`)).status).toBe(404)
    expect((await (await get('/batches')).json()).batches).toEqual([])
  })

  it('does not exist for a source without batches', async () => {
    const { post } = await start()
    expect((await post('/batches', submission(cpf))).status).toBe(404)
  })
})

describe('with tokens, a batch', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  const startWithTokens = () =>
    start({
      model: withBatches({ 'cpf/1': { access: [['gestor']] } }),
      tokens: { issuer: provider.issuer, audience: 'api', rolesClaim: 'roles', keysCooldownMs: 0 },
    })

  it('requires the roles of its consulta, and is 404 for every other subject', async () => {
    const { url, get, post } = await startWithTokens()
    const ana = { authorization: await provider.bearer({ roles: ['gestor'] }) }
    const rui = { authorization: await provider.bearer({ sub: 'rui', roles: ['gestor'] }) }
    const eva = { authorization: await provider.bearer({ sub: 'eva', roles: ['analista'] }) }
    expect((await post('/batches', submission(cpf))).status).toBe(401)
    expect((await post('/batches', submission(cpf), eva)).status).toBe(403)
    const { id } = await (await post('/batches', submission(cpf), ana)).json()
    expect(await waitForBatchEnd(get, id, ana)).toMatchObject({ status: 'done' })
    expect((await get(`/batches/${id}?from=0`, rui)).status).toBe(404)
    for (const [method, path] of [
      ['DELETE', id],
      ['PUT', `${id}/pause`],
      ['DELETE', `${id}/pause`],
    ])
      expect((await fetch(`${url}/batches/${path}`, { method, headers: rui })).status).toBe(404)
    expect((await (await get('/batches', rui)).json()).batches).toEqual([])
  })
})
