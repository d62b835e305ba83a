import { describe, expect, it } from 'vitest'
import { describeShades } from '../../../../src/demos/ui-kit/map/measures.ts'
import { states } from '../../../../src/demos/ui-kit/map/states.ts'
import { findClassIndex, findTileInDirection } from '../../../../src/demos/ui-kit/map/tiles.ts'

function towards(uf: string, key: string) {
  const from = states.find((state) => state.uf === uf)
  if (!from) throw new Error(`no ${uf}`)
  return findTileInDirection(states, from, key).uf
}

describe('the map by state', () => {
  it('has 27 states, each on its own tile, with the population of the census', () => {
    expect(new Set(states.map(({ uf }) => uf)).size).toBe(27)
    expect(new Set(states.map(({ column, row }) => `${column},${row}`)).size).toBe(27)
    expect(states.reduce((sum, { population }) => sum + population, 0)).toBe(203_080_756)
  })

  it.each([
    ['SP', 'ArrowUp', 'DF'],
    ['SP', 'ArrowRight', 'RJ'],
    ['SP', 'ArrowLeft', 'PR'],
    ['SP', 'ArrowDown', 'SC'],
    ['AP', 'ArrowDown', 'PA'],
    ['AP', 'ArrowRight', 'MA'],
  ])('moves from %s by %s to %s', (from, key, to) => {
    expect(towards(from, key)).toBe(to)
  })

  it('stays at the edge, and for other keys', () => {
    expect(towards('AC', 'ArrowLeft')).toBe('AC')
    expect(towards('AC', 'Enter')).toBe('AC')
  })

  it('reaches every state by arrow keys', () => {
    const reached = new Set(['SP'])
    for (const uf of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(towards(uf, key))
    expect(reached.size).toBe(27)
  })

  it('counts a limit to the class above it', () => {
    const limits = [10, 50, 100]
    expect([0, 9.9, 10, 50, 99, 100].map((value) => findClassIndex(value, limits))).toEqual([
      0, 0, 1, 2, 2, 3,
    ])
    expect(describeShades('density')).toEqual(['menos de 10', 'de 10 a 50', 'de 50 a 100', '100 ou mais'])
  })
})
