import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/lib/run-in-slices.ts'
import type { DataColumn } from '../../../src/ui/data-table/column.ts'
import { RowArranger } from '../../../src/ui/data-table/row-arranger.ts'
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

const arrange = (arrangement: Partial<Parameters<RowArranger<Party>['arrange']>[0]>) =>
  runSteps(new RowArranger(parties, columns).arrange({ query: '', sorting: [], ...arrangement }))

describe('grouped rows', () => {
  it('bring equal values together in the order of the source', () => {
    const rows = arrange({ groupBy: 'lawsuit' })
    expect(rows.map(({ row }) => row.name)).toEqual(['Marina', 'Célio', 'Otávio'])
    expect(rows.map(({ group }) => group?.entries.length)).toEqual([2, undefined, 1])
  })

  it('are sorted within their groups, and the groups with them', () => {
    const rows = arrange({ groupBy: 'lawsuit', sorting: [{ id: 'name', desc: true }] })
    expect(rows.map(({ row }) => row.name)).toEqual(['Otávio', 'Marina', 'Célio'])
  })

  it('count only the rows that the filter leaves', () => {
    const rows = arrange({ groupBy: 'lawsuit', query: 'celio' })
    expect(rows.map(({ group }) => group?.entries.length)).toEqual([1])
  })

  it('keep their ids, so that the selection and open details stay', () => {
    expect(arrange({ groupBy: 'lawsuit' }).map(({ id }) => id)).toEqual(['0', '2', '1'])
  })
})

describe('copied rows', () => {
  it('are tab-separated lines below the labels, with hidden values hidden and revealed ones readable', () => {
    expect(buildRowsText(arrange({}), columns)).toBe(
      'Processo\tNome\tCPF\n0001\tMarina\t111\n0002\tOtávio\t•••••••\n0001\tCélio\t•••••••',
    )
  })

  it('have no cell that starts another cell, another row or a formula', () => {
    const [row] = arrange({})
    const text: DataColumn<Party> = { id: 'x', label: 'Nota', text: () => '=1+1\tum\ndois' }
    expect(row && buildRowsText([row], [text])).toBe("Nota\n'=1+1 um dois")
  })
})
