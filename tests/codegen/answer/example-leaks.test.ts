import { describe, expect, it } from 'vitest'
import { exampleFrom } from '../../../codegen/answer/example-from.ts'
import { type ValueKind, valueKind } from '../../../codegen/answer/value-kind.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { leaksIn } from './support/leaks.ts'
import { realAnswer } from './support/real-answer.ts'
import { wildAnswer } from './support/wild-answer.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
const written = (...values: unknown[]) => JSON.stringify(values, null, 1)

describe('nothing of an answer stays', () => {
  it.each(seeds)('of a made-up real one, seed %i', (seed) => {
    const { answer, personal } = realAnswer(seed, 8000)
    const { example, replaced, leftOut } = exampleFrom(answer)
    expect(leaksIn(written(answer), personal)).toHaveLength(personal.length)
    expect(leaksIn(written(example, replaced, leftOut), personal)).toEqual([])
  })

  it('of one of 200 kB', () => {
    const { answer, personal } = realAnswer(77, 200_000)
    const { example, replaced, leftOut } = exampleFrom(answer)
    expect(personal.length).toBeGreaterThan(2000)
    expect(leaksIn(written(example, replaced, leftOut), personal)).toEqual([])
    expect(written(example).length).toBeLessThan(20_000)
  })

  it.each(seeds)('of one of odd shapes, seed %i', (seed) => {
    const { answer, personal } = wildAnswer(seed)
    const { example, replaced, leftOut } = exampleFrom(answer)
    expect(leaksIn(written(example, replaced, leftOut), personal)).toEqual([])
  })
})

it.each(seeds)('an example is the same each time, seed %i', (seed) => {
  const { answer } = wildAnswer(seed)
  expect(exampleFrom(answer)).toEqual(exampleFrom(structuredClone(answer)))
})

/** The kinds of an answer's single values, in order. */
function kindsIn(value: Json, keys: readonly string[] = []): ValueKind[] {
  if (typeof value !== 'object' || value === null) return [valueKind(keys, value)]
  if (Array.isArray(value)) return value.flatMap((element) => kindsIn(element, keys))
  return Object.entries(value).flatMap(([key, inner]) => kindsIn(inner, [...keys, key]))
}

it.each(seeds)('what is invented is of the same kind, seed %i', (seed) => {
  const { titular, vinculos } = realAnswer(seed, 2000).answer as Record<string, Json>
  const answer = { titular, vinculos: (vinculos as Json[]).slice(0, 3) } as Json
  expect(kindsIn(exampleFrom(answer).example)).toEqual(kindsIn(answer))
})

it('takes well under a second for a megabyte', () => {
  const { answer } = realAnswer(3, 1_000_000)
  const start = performance.now()
  exampleFrom(answer)
  // Ten times what it takes where nothing else runs.
  expect(performance.now() - start).toBeLessThan(4000)
})
