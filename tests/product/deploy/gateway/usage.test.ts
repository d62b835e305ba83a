import { afterAll, describe, expect, it } from 'vitest'
import { listUsage, sumUsage } from '../../../../deploy/gateway/credits/usage.ts'
import { startProvider } from '../../../deploy/gateway/provider.ts'
import { createDatabase } from './databases.ts'
import { cpf, model, useGateways, withVariants } from './support.ts'

const start = useGateways()

describe('the use of a team', () => {
  it('counts what was answered, found or not, and failures, but no refused request', async () => {
    const { get, post } = await start()
    await post('/cpf/cadastro', { cpf })
    await post('/cpf/cadastro', { cpf: '00000000191' })
    await post('/cpf/cadastro', { cpf: '1' })
    const response = await get('/uso')
    expect(response.status).toBe(200)
    const { linhas } = await response.json()
    expect(linhas).toEqual([
      {
        data: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        consulta: 'cpf/1',
        encontradas: 1,
        naoEncontradas: 1,
        falhas: 0,
      },
    ])
  })

  it('counts a failure of the source', async () => {
    const { get, post } = await start({ failures: [{ status: 503, share: 1 }] })
    await post('/cpf/cadastro', { cpf })
    expect((await (await get('/uso')).json()).linhas[0]).toMatchObject({ encontradas: 0, falhas: 1 })
  })

  it('leaves out consultas that the user may not make', async () => {
    const provider = await startProvider()
    afterAll(() => provider.stop())
    const { get, post } = await start({
      model: withVariants({ 'cpf/3': { access: [['gestor']] } }),
      tokens: { issuer: provider.issuer, audience: 'api', rolesClaim: 'roles' },
    })
    const bearer = async (role: string) => ({ authorization: await provider.bearer({ roles: [role] }) })
    await post('/cpf/cadastro', { cpf }, await bearer('gestor'))
    await post('/cpf/enderecos', { cpf }, await bearer('gestor'))
    const listCounted = async (role: string) => {
      const { linhas } = await (await get('/uso', await bearer(role))).json()
      return linhas.map(({ consulta }: { consulta: string }) => consulta)
    }
    expect(await listCounted('gestor')).toEqual(['cpf/1', 'cpf/3'])
    expect(await listCounted('analista')).toEqual(['cpf/1'])
    expect((await get('/uso')).status).toBe(401)
  })

  it('is not told by a source that the manifest does not ask', async () => {
    const { get } = await start({ model: { ...model, usage: undefined } })
    expect((await get('/uso')).status).toBe(404)
  })

  it('is by the day in Brasília, and of 30 days', async () => {
    const database = await createDatabase()
    await database.query("insert into account (client, granted, available) values ('ana', 0, 0)")
    for (const at of ['2026-11-01T02:59:00Z', '2026-11-01T03:00:00Z'])
      await database.query(
        `insert into transfer (at, client, kind, debited, credited, amount, query, consulta, outcome)
         values ($1, 'ana', 'settle', 'held', 'spent', 0, gen_random_uuid(), 'cpf/1', 'found')`,
        [at],
      )
    const listDays = async (now: string) => (await listUsage(database, new Date(now))).map(({ date }) => date)
    expect(await listDays('2026-11-29T12:00:00Z')).toEqual(['2026-10-31', '2026-11-01'])
    expect(await listDays('2026-11-30T12:00:00Z')).toEqual(['2026-11-01'])
  })

  it('does not change when past days are added up, and counts them once', async () => {
    const database = await createDatabase()
    await database.query("insert into account (client, granted, available) values ('ana', 0, 0)")
    const add = (at: string, outcome = 'found', consulta = 'cpf/1') =>
      database.query(
        `insert into transfer (at, client, kind, debited, credited, amount, query, consulta, outcome)
         values ($1, 'ana', 'settle', 'held', 'spent', 0, gen_random_uuid(), $2, $3)`,
        [at, consulta, outcome],
      )
    await add('2026-11-27T12:00:00Z')
    await add('2026-11-27T13:00:00Z', 'notFound', 'cnpj/1')
    await add('2026-11-29T02:30:00Z', 'failed')
    await add('2026-11-29T12:00:00Z')
    const readSummed = async () =>
      (
        await database.query<{ day: string }>('select distinct day::text as day from usage_day order by 1')
      ).map(({ day }) => day)
    const now = new Date('2026-11-29T13:00:00Z')
    const before = await listUsage(database, now)
    expect(before).toHaveLength(4)
    // Half an hour after midnight in Brasília the day is not added yet.
    await sumUsage(database, new Date('2026-11-29T03:30:00Z'))
    expect(await readSummed()).toEqual(['2026-11-27'])
    for (let count = 0; count < 2; count += 1) {
      await sumUsage(database, now)
      expect(await listUsage(database, now)).toEqual(before)
    }
    expect(await readSummed()).toEqual(['2026-11-27', '2026-11-28'])
    await add('2026-11-28T12:00:00Z')
    expect(await listUsage(database, now)).toEqual(before)
    await add('2026-11-29T12:30:00Z')
    expect((await listUsage(database, now)).at(-1)).toMatchObject({ date: '2026-11-29', found: 2 })
  })
})
