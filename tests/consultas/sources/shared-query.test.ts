import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UsageRecord } from '@/state/usage-record.ts'
import '../../../src/consultas/sources/demo/demo.ts'
import { runSharedQuery } from '../../../src/consultas/sources/shared-query.ts'
import { createDefinition } from '../batch/support/definition.ts'

const definition = createDefinition({ request: { source: 'gateway', get: '/' }, purpose: 'required' })

let records: UsageRecord[] = []

const query = (cpf: string, { signal } = new AbortController(), purpose = 'Cobrança') =>
  runSharedQuery(definition, { cpf }, signal, { purpose }, (record) => records.push(record))

beforeEach(() => {
  records = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('sends equal queries that run at the same time once', async () => {
  const answers = Promise.all([query('1'), query('1'), query('2'), query('1', undefined, 'Crédito')])
  await vi.runAllTimersAsync()
  const [first, second, other, forOtherPurpose] = await answers
  expect(second.outcome).toBe(first.outcome)
  expect(other.outcome).not.toBe(first.outcome)
  expect(forOtherPurpose.outcome).not.toBe(first.outcome)
  expect(records).toHaveLength(3)
  const again = query('1')
  await vi.runAllTimersAsync()
  expect((await again).outcome).not.toBe(first.outcome)
})

it('is aborted when nothing waits for it any more', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const left = query('1', one).catch(() => 'aborted')
  const waiting = query('1', other)
  one.abort()
  await vi.runAllTimersAsync()
  expect(await left).toBe('aborted')
  expect((await waiting).outcome.status).toBe('found')
  expect(records).toHaveLength(1)
  const alone = new AbortController()
  const aborted = query('3', alone).catch(() => 'aborted')
  alone.abort()
  await vi.runAllTimersAsync()
  expect(await aborted).toBe('aborted')
  expect(records).toHaveLength(1)
})
