import { resolve } from 'node:path'
import { afterAll } from 'vitest'
import { readModel } from '../../../../codegen/cli/command.ts'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import { type StartOptions, startGateway } from '../../../../deploy/gateway/start-gateway.ts'
import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'

export const { model } = readModel(resolveFolders({}, resolve()), resolve())

/** Returns the model with some variants changed, by their ids. */
export const withVariants = (changes: Record<string, Partial<ConsultaDefinition>>): Model => ({
  ...model,
  families: model.families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) => ({ ...variant, ...changes[variant.id] })),
  })),
})

/** Returns the model of CPFs only, with batches on the gateway, and with some variants changed. */
export function withBatches(changes: Parameters<typeof withVariants>[0] = {}) {
  const changed = withVariants(changes)
  const families = changed.families.filter(({ family }) => family === 'cpf')
  const gateway = changed.sources.sources.gateway
  if (!gateway) throw new Error('The manifest has no gateway')
  const batch = { post: '/batches', get: '/batches/{id}' }
  return {
    ...changed,
    families,
    sources: { ...changed.sources, sources: { gateway: { ...gateway, batch } } },
  }
}

/** Starts gateways that stop after the file's tests, and returns a function that sends requests to them. */
export function useGateways() {
  const started: Awaited<ReturnType<typeof startGateway>>[] = []
  afterAll(async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  })
  return async (options: Partial<StartOptions> = {}) => {
    const gateway = await startGateway({ model, sources: ['gateway'], checksPurpose: false, ...options })
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
