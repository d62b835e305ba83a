import { vi } from 'vitest'
import type { Sources } from '../../manifest/contract/resolved.ts'
import type { queryHttp as QueryHttp } from '../../src/consultas/sources/http.ts'
import { startLookupServer } from './server.ts'

/** Starts the shipped sources in live mode on the lookup server, with a client for them. */
export async function startLiveSources(options: { timeoutMs: number; retries: number }) {
  const server = await startLookupServer()
  const createSource = (title: string) => ({
    title,
    baseUrl: `${server.url}/${title}`,
    credentials: 'omit' as const,
    ...options,
  })
  const sources: Sources['sources'] = {
    viacep: createSource('viacep'),
    brasilapi: createSource('brasilapi'),
    opencep: createSource('opencep'),
    gateway: { ...createSource('gateway'), contract: true },
  }
  vi.stubGlobal('navigator', { onLine: true })
  vi.doMock('../../src/generated/sources.ts', () => ({ sources: { mode: 'live', sources } }))
  const { queryHttp }: { queryHttp: typeof QueryHttp } = await import('../../src/consultas/sources/http.ts')
  return {
    server,
    queryHttp,
    /** Sets the timeout of every source. */
    setSourceTimeout(timeoutMs: number) {
      for (const one of Object.values(sources)) one.timeoutMs = timeoutMs
    },
  }
}
