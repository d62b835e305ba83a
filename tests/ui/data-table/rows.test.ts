import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/lib/run-in-slices.ts'
import type { DataColumn } from '../../../src/ui/data-table/column.ts'
import { type Arrangement, listRows, RowArranger } from '../../../src/ui/data-table/row-arranger.ts'
import { buildRowsText } from '../../../src/ui/data-table/selection-bar.tsx'

type Party = { lawsuit: string; name: string; document?: string }

const parties: Party[] = [
  { lawsuit: '0001', name: 'Marina', document: '11144477735' },
  { lawsuit: '0002', name: 'Otávio' },
  { lawsuit: '0001', name: 'Célio' },
]

const columns: DataColumn<Party>[] = [
  { id: 'lawsuit', label: 'Processo', text: ({ lawsuit }) => lawsuit, sortValue: ({ lawsuit }) => lawsuit },
  { id: 'name', label: 'Nome', text: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'document',
    label: 'CPF',
    text: () => '•••••••',
    copied: (_, index) => (index === 0 ? '111' : '•••••••'),
  },
]

const arrange = (arrangement: Partial<Arrangement<Party>>) =>
  runSteps(new RowArranger(columns).arrange(parties, { query: '', sorting: [], ...arrangement }))

const listNames = (arrangement: Partial<Arrangement<Party>>) =>
  listRows(arrange(arrangement)).map(({ name }) => name)

const countGroups = (arrangement: Partial<Arrangement<Party>>) =>
  [...arrange(arrangement).groups].map(([first, { rows }]) => [first, rows.length])

describe('grouped rows', () => {
  it('bring equal values together in the order of the source', () => {
    expect(listNames({ groupBy: 'lawsuit' })).toEqual(['Marina', 'Célio', 'Otávio'])
    expect(countGroups({ groupBy: 'lawsuit' })).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  it('are sorted within their groups, and the groups with them', () => {
    const sorting = [{ id: 'name', desc: true }]
    expect(listNames({ groupBy: 'lawsuit', sorting })).toEqual(['Otávio', 'Marina', 'Célio'])
  })

  it('count only the rows that the filter leaves', () => {
    expect(countGroups({ groupBy: 'lawsuit', query: 'celio' })).toEqual([[2, 1]])
  })

  it('keep their indexes, so that the selection and open details stay', () => {
    expect(arrange({ groupBy: 'lawsuit' }).order).toEqual([0, 2, 1])
  })
})

describe('copied rows', () => {
  const entries = parties.map((row, index) => ({ row, index }))

  it('are tab-separated lines below the labels, with hidden values hidden and revealed ones readable', () => {
    expect(buildRowsText(entries, columns)).toBe(
      'Processo\tNome\tCPF\n0001\tMarina\t111\n0002\tOtávio\t•••••••\n0001\tCélio\t•••••••',
    )
  })

  it('have no cell that starts another cell, another row or a formula', () => {
    const [row] = entries
    const text: DataColumn<Party> = { id: 'x', label: 'Nota', text: () => '=1+1\tum\ndois' }
    expect(row && buildRowsText([row], [text])).toBe("Nota\n'=1+1 um dois")
  })
})
