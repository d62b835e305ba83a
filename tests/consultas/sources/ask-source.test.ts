import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { askSource as AskSource } from '@/consultas/sources/ask-source.ts'

const source = { baseUrl: '/api', timeoutMs: 5_000, retries: 0, headers: { 'x-unit': 'centro' } }

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

let askSource: typeof AskSource

beforeAll(async () => {
  vi.stubGlobal('location', { href: 'https://painel.example/' })
  vi.stubGlobal('fetch', fetched)
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: { mode: 'live', sources: { clinica: source, exemplo: { ...source, mode: 'demo' } } },
  }))
  ;({ askSource } = await import('@/consultas/sources/ask-source.ts'))
})

beforeEach(() => {
  fetched.mockReset()
})

afterEach(() => vi.unstubAllEnvs())

it('sends a request below the base URL, with the headers of the source', async () => {
  fetched.mockResolvedValue(new Response('', { status: 500 }))
  const answer = await askSource('clinica', { method: 'PUT', address: '/plantao', json: { aberto: true } })
  expect(answer?.status).toBe(500)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/plantao')
  expect(init).toMatchObject({ method: 'PUT', body: '{"aberto":true}', headers: { 'x-unit': 'centro' } })
})

it('has no answer if the network fails', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await askSource('clinica', { method: 'DELETE', address: '/plantao' })).toBeUndefined()
})

it('sends nothing to a source in demo mode', async () => {
  expect(await askSource('exemplo', { method: 'DELETE', address: '/plantao' })).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

it('refuses a name that no source has', async () => {
  await expect(askSource('outra', { method: 'GET', address: '/' })).rejects.toThrow('outra')
})
