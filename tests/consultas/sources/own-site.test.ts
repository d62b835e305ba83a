import type { Source } from '@manifest/schema/sources.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { send } from '../../../src/consultas/sources/endpoint.ts'

const source: Source = {
  baseUrl: '/api',
  timeoutMs: 1000,
  retries: 0,
  credentials: 'omit',
  auth: 'bearer',
}

afterEach(() => vi.unstubAllGlobals())

it('asks a source of its own site by its path, with the token', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { href: 'https://painel.exemplo.com.br/dashboard' })
  const endpoint = { source: 'api', get: '/cep/{cep}' }
  await send(endpoint, source, { cep: '01001000' }, new AbortController().signal, {
    token: 'abc',
    requestId: undefined,
  })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/cep/01001000')
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc' })
})
