import { expect, it, vi } from 'vitest'
import { drawFailure } from '../../../../deploy/gateway/answers/failures.ts'
import { createLimiter } from '../../../../deploy/gateway/identity/limits.ts'
import { cpf, useGateways } from './support.ts'

const start = useGateways()

it('logs a line per request without its values', async () => {
  const lines: string[] = []
  const { get, post } = await start({ log: (line) => lines.push(line) })
  const token = 'Bearer segredo'
  await (await post('/cpf/cadastro', { cpf }, { authorization: token })).text()
  await (await post('/cpf/cadastro', { cpf: '1' })).text()
  await (await get('/cnpj/12345678000195/estabelecimentos?x=52998224725')).text()
  await (await get('/cpf/52998224725')).text()
  const records = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined)
  expect(records.map(({ msg }) => msg.replace('/estabelecimentos', '').replace(/ \d+ ms$/, ''))).toEqual([
    'POST /cpf/cadastro 200',
    'POST /cpf/cadastro 400',
    'GET /cnpj/{cnpj} 400',
    'GET (fora do contrato) 404',
  ])
  expect(records[0]).toMatchObject({
    level: 'info',
    source: 'gateway',
    template: '/cpf/cadastro',
    ms: expect.any(Number),
  })
  const withoutTimes = records.map(({ time, ms, msg, ...rest }) => JSON.stringify(rest)).join()
  expect(withoutTimes).not.toMatch(/529|1234|segredo|Marina/)
})

it('logs a defect by its name and place, without its message', async () => {
  const lines: string[] = []
  const wait = async () => {
    throw new TypeError(`nothing is known of ${cpf}`)
  }
  const { post } = await start({ log: (line) => lines.push(line), delayMs: 1, wait })
  const response = await post('/cpf/cadastro', { cpf })
  expect([response.status, await response.json()]).toEqual([500, { mensagem: 'Defeito do gateway' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const defect = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error')
  expect([defect.msg, defect.err]).toEqual(['defect', { name: 'TypeError', at: expect.any(Array) }])
  expect(lines.join()).not.toContain(cpf)
})

it('allows pages of any origin, or of one', async () => {
  const preflight = (url: string, origin: string) =>
    fetch(`${url}/cpf/cadastro`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const any = await start()
  const open = await preflight(any.url, 'http://painel.example')
  expect(open.status).toBe(204)
  expect(open.headers.get('access-control-allow-origin')).toBe('http://painel.example')
  expect(open.headers.get('access-control-allow-headers')).toMatch(
    /Content-Type, Authorization, X-Request-Id, X-Client-Version, X-Finalidade/,
  )
  const answer = await any.post('/cpf/cadastro', {}, { origin: 'http://painel.example' })
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')

  const one = await start({ origin: 'http://painel.example' })
  const own = await preflight(one.url, 'http://painel.example')
  expect(own.headers.get('access-control-allow-origin')).toBe('http://painel.example')
  const other = await preflight(one.url, 'http://outra.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

it('fails and waits as configured', async () => {
  const wait = vi.fn(async () => undefined)
  const { post } = await start({ failures: [{ status: 429, share: 1 }], delayMs: 40, wait })
  const response = await post('/cpf/cadastro', { cpf })
  expect(wait).toHaveBeenCalledExactlyOnceWith(40)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await post('/cpf/cadastro', {})).status).toBe(400)
})

it('fails in the configured shares', () => {
  const failures = [
    { status: 503, share: 0.1 },
    { status: 429, share: 0.2 },
  ]
  const at = (random: number) => drawFailure(failures, () => random)?.status
  expect([0, 0.09, 0.11, 0.29, 0.31, 0.99].map(at)).toEqual([503, 503, 429, 429, undefined, undefined])
})

it('resets the count after each window', () => {
  let now = 0
  const count = createLimiter({ count: 1, ms: 10_000 }, () => now)
  count('ana')
  now = 2_500
  expect(() => count('ana')).toThrow('tente de novo em 8 s')
  count('rui')
  now = 10_000
  expect(() => count('ana')).not.toThrow()
})
