import { describe, expect, it } from 'vitest'
import { groupByRelation, layOutTree } from '../../../../src/blocks/table/pictures/relation-tree.tsx'

const related = (...pairs: [relation: string, name: string][]) =>
  pairs.map(([relation, name]) => ({ relation, name }))

describe('groupByRelation', () => {
  it('groups names by relation, in the order of the answer', () => {
    const rows = related(['Filha', 'Ana'], ['Mãe', 'Bia'], ['Filha', 'Caia'])
    expect(groupByRelation(rows)).toEqual({
      branches: [
        { relation: 'Filha', names: ['Ana', 'Caia'] },
        { relation: 'Mãe', names: ['Bia'] },
      ],
      hiddenCount: 0,
    })
  })

  it('leaves the end of a long list to the table, and counts it', () => {
    const { branches, hiddenCount: left } = groupByRelation(
      Array.from({ length: 40 }, () => ({ relation: 'Sócia', name: 'Ana' })),
    )
    expect(branches[0]?.names).toHaveLength(14)
    expect(left).toBe(26)
  })
})

describe('layOutTree', () => {
  const { lines, paths, height } = layOutTree('Marina', [
    { relation: 'Filha', names: ['Ana', 'Caia'] },
    { relation: 'Mãe', names: ['Bia'] },
  ])

  it('has a line for each name, from the top down', () => {
    expect(lines.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
      '0 Marina',
      '1 Filha',
      '2 Ana',
      '2 Caia',
      '1 Mãe',
      '2 Bia',
    ])
    const tops = lines.map(({ y }) => y)
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(new Set(tops).size).toBe(6)
    expect(height).toBeGreaterThan(tops.at(-1) ?? 0)
  })

  it('joins each line to its parent', () => {
    expect(paths).toHaveLength(5)
    const [daughters, , , mother] = paths
    expect(daughters?.split('V')[0]).toBe(mother?.split('V')[0])
  })
})
