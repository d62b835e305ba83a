import { afterAll, describe, expect, it } from 'vitest'
import { listUsage } from '../../../../deploy/gateway/credits/usage.ts'
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
})
