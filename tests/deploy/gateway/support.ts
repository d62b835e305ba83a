import { resolve } from 'node:path'
import { afterAll } from 'vitest'
import { readModel } from '../../../codegen/cli/read-model.ts'
import { resolveFolders } from '../../../codegen/output/fingerprint.mjs'
import type { Model } from '../../../codegen/resolve/model.ts'
import { type StartOptions, startGateway } from '../../../deploy/gateway/start-gateway.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'

export const { model } = readModel(resolveFolders({}, resolve()), resolve())

/** Returns the model with some variants changed, by their ids. */
export const withVariants = (changes: Record<string, Partial<ConsultaDefinition>>): Model => ({
  ...model,
  families: model.families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) => ({ ...variant, ...changes[variant.id] })),
  })),
})

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
