import { describe, expect, it } from 'vitest'
import { inventExample } from '../../../../codegen/authoring/sample-answer/invent-example.ts'
import { detectKind, type ValueKind } from '../../../../codegen/authoring/sample-answer/value-kind.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { findLeaks } from './support/leaks.ts'
import { buildRandomAnswer } from './support/random-answer.ts'
import { buildRealisticAnswer } from './support/realistic-answer.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
const stringifyAll = (...values: unknown[]) => JSON.stringify(values, null, 1)

describe('an example keeps no personal value', () => {
  it.each(seeds)('of a realistic answer, seed %i', (seed) => {
    const { answer, personal } = buildRealisticAnswer(seed, 8000)
    const { example, replaced, leftOut } = inventExample(answer)
    expect(findLeaks(stringifyAll(answer), personal)).toHaveLength(personal.length)
    expect(findLeaks(stringifyAll(example, replaced, leftOut), personal)).toEqual([])
  })

  it('of a realistic answer of 200 kB', () => {
    const { answer, personal } = buildRealisticAnswer(77, 200_000)
    const { example, replaced, leftOut } = inventExample(answer)
    expect(personal.length).toBeGreaterThan(2000)
    expect(findLeaks(stringifyAll(example, replaced, leftOut), personal)).toEqual([])
    expect(stringifyAll(example).length).toBeLessThan(20_000)
  })

  it.each(seeds)('of an answer with unusual shapes, seed %i', (seed) => {
    const { answer, personal } = buildRandomAnswer(seed)
    const { example, replaced, leftOut } = inventExample(answer)
    expect(findLeaks(stringifyAll(example, replaced, leftOut), personal)).toEqual([])
  })
})

it.each(seeds)('gives the same example each time, seed %i', (seed) => {
  const { answer } = buildRandomAnswer(seed)
  expect(inventExample(answer)).toEqual(inventExample(structuredClone(answer)))
})

/** Lists the kinds of an answer's scalar values, in order. */
function listKinds(value: Json, keys: readonly string[] = []): ValueKind[] {
  if (typeof value !== 'object' || value === null) return [detectKind(keys, value)]
  if (Array.isArray(value)) return value.flatMap((element) => listKinds(element, keys))
  return Object.entries(value).flatMap(([key, inner]) => listKinds(inner, [...keys, key]))
}

it.each(seeds)('keeps the kinds of the values, seed %i', (seed) => {
  const { titular, vinculos } = buildRealisticAnswer(seed, 2000).answer as Record<string, Json>
  const answer = { titular, vinculos: (vinculos as Json[]).slice(0, 3) } as Json
  expect(listKinds(inventExample(answer).example)).toEqual(listKinds(answer))
})

it('reads a megabyte in linear time, within the timeout of a test', () => {
  const { answer } = buildRealisticAnswer(3, 1_000_000)
  expect(inventExample(answer).replaced.length).toBeGreaterThan(0)
})
