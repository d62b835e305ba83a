import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { families } from '../../../src/generated/consultas/index.ts'
import { askedFamilies, type Family, stateFor, subjectOf } from '../../lookup-server/expected-states.ts'
import { type FaultName, faults } from '../../lookup-server/faults.ts'
import { liveSources } from '../../lookup-server/live-sources.ts'
import { present } from '../../support/present.ts'

/** Every way in which a source answers × a consulta with fallbacks, one without, and one that posts. */
let live: Awaited<ReturnType<typeof liveSources>>

beforeAll(async () => {
  live = await liveSources({ timeoutMs: 5_000, retries: 0 })
})

afterAll(() => live.server.stop())

const definitionOf = async (family: Family): Promise<ConsultaDefinition> =>
  present((await families[family]()).default.variants[1])

const names = Object.keys(faults) as FaultName[]

it('knows thirty kinds of answer at least', () => expect(names.length).toBeGreaterThanOrEqual(30))

describe.each(Object.keys(askedFamilies) as Family[])('%s', (family) => {
  it.each(names.map((fault, index) => [fault, index] as const))('answered with %s', async (fault, index) => {
    const subject = subjectOf(family, index)
    live.server.rule({ subject, fault: 'hangs up' })
    live.server.rule({ subject, service: askedFamilies[family].service, fault })
    live.waitFor(fault.startsWith('never') ? 150 : 5_000)
    const outcome = await live.queryHttp(
      await definitionOf(family),
      { [family]: subject },
      new AbortController().signal,
    )
    expect(outcome.status === 'failed' ? outcome.reason : outcome.status).toBe(stateFor(fault, family))
    if (outcome.status === 'failed') expect(outcome.message).toMatch(/^[A-ZÀ-Ú].*\p{L}/u)
  })
})
