import { afterAll } from 'vitest'
import { type StartOptions, startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { createDatabase } from './databases.ts'
import { model, withBatches, withVariants } from './models.ts'

export { model, withBatches, withVariants }

/** Starts gateways that stop after the file's tests, and returns a function that sends requests to them. */
export function useGateways() {
  const started: Awaited<ReturnType<typeof startGateway>>[] = []
  afterAll(async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  })
  return async (options: Partial<StartOptions> = {}) => {
    const database = options.database ?? (await createDatabase())
    const defaults = { model, sources: ['gateway'], checksPurpose: false }
    const gateway = await startGateway({ ...defaults, ...options, database })
    started.push(gateway)
    return createClient(gateway.url)
  }
}

export type GatewayClient = ReturnType<typeof createClient>

type HeaderMap = Record<string, string>

const createClient = (url: string) => ({
  url,
  get: (path: string, headers: HeaderMap = {}) => fetch(url + path, { headers }),
  post: (path: string, body: unknown, headers: HeaderMap = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
})

/** A valid CPF that no example names. */
export const cpf = '52998224725'

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>

/** Polls a batch until it has ended, and returns it with its first results and lines. */
export async function waitForBatchEnd(get: Get, id: string, headers = {}) {
  for (;;) {
    const { status } = await (await get(`/batches/${id}`, headers)).json()
    if (status !== 'queued' && status !== 'running') break
  }
  return (await get(`/batches/${id}?from=0&linesFrom=0`, headers)).json()
}
