import type { ConsultaDefinition } from '@manifest/resolved.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { families } from '../../src/generated/consultas/index.ts'
import { type FaultName, faults } from '../lookup-server/faults.ts'
import { liveSources } from '../lookup-server/live-sources.ts'

/** Every way in which a source answers × a consulta with fallbacks, one without, and one that posts. */
let live: Awaited<ReturnType<typeof liveSources>>

beforeAll(async () => {
  live = await liveSources({ timeoutMs: 5_000, retries: 0 })
})

afterAll(() => live.server.stop())

const consultas = {
  cep: { service: 'viacep', subjects: (count: number) => String(20_000_000 + count) },
  cnpj: { service: 'brasilapi', subjects: (count: number) => String(20_000_000_000_000 + count) },
  placa: { service: 'gateway', subjects: (count: number) => `ABC${1_000 + count}` },
}

type Family = keyof typeof consultas

const definitionOf = async (family: Family): Promise<ConsultaDefinition> =>
  (await families[family]()).default.variants[1]

const found = 'found'

/** The state that each answer leads to: of a failure, its reason. */
const expected: Record<FaultName, string | Partial<Record<Family, string>>> = {
  good: found,
  slow: found,
  'never begins': 'timeout',
  'never ends': 'timeout',
  'hangs up': 'unavailable',
  truncated: 'unavailable',
  'cut off': 'malformed',
  html: 'malformed',
  empty: 'malformed',
  '204': 'malformed',
  '400': 'refused',
  '401': 'signed-out',
  '403': 'refused',
  '404': { cep: 'unavailable', cnpj: 'not-found', placa: 'not-found' },
  '408': 'timeout',
  '422': 'refused',
  '429': 'rate-limited',
  '429 with seconds': 'rate-limited',
  '429 with a date': 'rate-limited',
  '500': 'unavailable',
  '502 in HTML': 'unavailable',
  '503': 'unavailable',
  '503 with seconds': 'unavailable',
  '504': 'unavailable',
  'wrong types': found,
  'nulls inside': found,
  'few keys': found,
  null: 'unexpected',
  'a text': 'unexpected',
  'a number': 'unexpected',
  'a list': 'unexpected',
  'an empty object': 'unexpected',
  'another object': 'unexpected',
  '10 MB': 'too-large',
  '10 MB without length': 'too-large',
  'hostile strings': found,
  'javascript: links': found,
  '100,000 elements': found,
  'deep nesting': found,
  'keys of prototypes': found,
  'a byte order mark': found,
  'a wrong content type': found,
}

const names = Object.keys(faults) as FaultName[]

it('knows thirty kinds of answer at least', () => expect(names.length).toBeGreaterThanOrEqual(30))

describe.each(Object.keys(consultas) as Family[])('%s', (family) => {
  it.each(names.map((fault, index) => [fault, index] as const))('answered with %s', async (fault, index) => {
    const { service, subjects } = consultas[family]
    const subject = subjects(index)
    live.server.rule({ subject, fault: 'hangs up' })
    live.server.rule({ subject, service, fault })
    live.waitFor(fault.startsWith('never') ? 150 : 5_000)
    const outcome = await live.askHttp(
      await definitionOf(family),
      { [family]: subject },
      new AbortController().signal,
    )
    const state = expected[fault]
    expect(outcome.status === 'failed' ? outcome.reason : outcome.status).toBe(
      typeof state === 'string' ? state : state[family],
    )
    if (outcome.status === 'failed') expect(outcome.message).toMatch(/^[A-ZÀ-Ú].*\p{L}/u)
  })
})
