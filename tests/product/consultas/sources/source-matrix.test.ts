import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { families } from '../../../../src/generated/consultas/index.ts'
import {
  createSubject,
  findExpectedState,
  type QueriedFamily,
  queriedFamilies,
} from '../../../lookup-server/expected-states.ts'
import { type FaultName, faults } from '../../../lookup-server/faults.ts'
import { startLiveSources } from '../../../lookup-server/live-sources.ts'
import { requireValue } from '../../../support/require-value.ts'

/** Every fault of a source × a consulta with fallbacks, one without, and one with a POST. */
let live: Awaited<ReturnType<typeof startLiveSources>>

beforeAll(async () => {
  live = await startLiveSources({ timeoutMs: 5_000, retries: 0 })
})

afterAll(() => live.server.stop())

const loadDefinition = async (family: QueriedFamily): Promise<ConsultaDefinition> =>
  requireValue((await families[family]()).default.variants[1])

const names = Object.keys(faults) as FaultName[]

it('covers at least thirty faults', () => expect(names.length).toBeGreaterThanOrEqual(30))

describe.each(Object.keys(queriedFamilies) as QueriedFamily[])('%s', (family) => {
  it.each(names.map((fault, index) => [fault, index] as const))(
    'handles a source that answers with %s',
    async (fault, index) => {
      const subject = createSubject(family, index)
      live.server.rule({ subject, fault: 'hangs up' })
      live.server.rule({ subject, service: queriedFamilies[family].service, fault })
      live.setSourceTimeout(fault.startsWith('never') ? 150 : 5_000)
      const outcome = await live.queryHttp(
        await loadDefinition(family),
        { [family]: subject },
        new AbortController().signal,
      )
      expect(outcome.status === 'failed' ? outcome.reason : outcome.status).toBe(
        findExpectedState(fault, family),
      )
      if (outcome.status === 'failed') expect(outcome.message).toMatch(/^[A-ZÀ-Ú].*\p{L}/u)
    },
  )
})
