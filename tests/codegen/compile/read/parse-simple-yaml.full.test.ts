import { expect, it } from 'vitest'
import { createMutant, createRandom } from './mutants.ts'
import { expectSameValue, shipped } from './two-readers.ts'

it('parseSimpleYaml reads thousands of broken texts as `yaml` does, or not at all', () => {
  expect(shipped).not.toEqual([])
  const random = createRandom(14)
  for (let round = 0; round < 3000; round += 1) expectSameValue(createMutant(shipped, random))
}, 30_000)
