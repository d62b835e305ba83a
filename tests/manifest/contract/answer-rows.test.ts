import { expect, it } from 'vitest'
import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { readRows } from '../../../manifest/contract/answer-rows.ts'

const answer = {
  contratos: [
    { banco: 'A', dados: { parcelas: [{ valor: 1 }, { valor: 2 }] }, marcas: ['x', 'y'] },
    { banco: 'B', dados: { parcelas: [] } },
    { banco: 'C', dados: { parcelas: [{ valor: 3 }] }, marcas: ['z'] },
  ],
}

const read = (value: string, each: string, columns: string[]) => {
  const list = readRows(answer, { value, each })
  return list?.rows.map((row, index) =>
    columns.map((column) => [valueAt(row, column), list.pathAt(index, column)]),
  )
}

it('has a row for each element of a list inside the rows', () => {
  expect(read('contratos', 'dados.parcelas', ['banco', 'dados.parcelas.valor'])).toEqual([
    [
      ['A', 'contratos.0.banco'],
      [1, 'contratos.0.dados.parcelas.0.valor'],
    ],
    [
      ['A', 'contratos.0.banco'],
      [2, 'contratos.0.dados.parcelas.1.valor'],
    ],
    [
      ['C', 'contratos.2.banco'],
      [3, 'contratos.2.dados.parcelas.0.valor'],
    ],
  ])
})

it('has a row for each plain value', () => {
  expect(read('contratos', 'marcas', ['marcas'])?.flat()).toEqual([
    ['x', 'contratos.0.marcas.0'],
    ['y', 'contratos.0.marcas.1'],
    ['z', 'contratos.2.marcas.0'],
  ])
})

it('goes through several lists', () => {
  const deep = { a: [{ b: [{ c: [{ d: 1 }] }, { c: [{ d: 2 }] }] }] }
  const list = readRows(deep, { value: 'a', each: 'b.c' })
  expect(list?.rows.map((row, index) => [valueAt(row, 'b.c.d'), list.pathAt(index, 'b.c.d')])).toEqual([
    [1, 'a.0.b.0.c.0.d'],
    [2, 'a.0.b.1.c.0.d'],
  ])
})

it('returns the same rows for the same list', () => {
  const rows = () => readRows(answer, { value: 'contratos', each: 'marcas' })?.rows[0]
  expect(rows()).toBe(rows())
})

it('tells a missing list from an empty one', () => {
  expect(readRows({}, { value: 'contratos', each: 'marcas' })).toBeUndefined()
  expect(readRows({ contratos: [] }, { value: 'contratos', each: 'marcas' })?.rows).toEqual([])
})

const maps = {
  pagamentosPorMes: { '2025-09': { valor: 10 }, '2025-10': { valor: 20 } },
  consultasPorUf: { SP: 12, RJ: 3 },
  contas: [{ banco: 'A', porMes: { '2025-09': { saldo: 1 } } }],
}

it('has a row for each entry of a map, with its key', () => {
  const list = readRows(maps, { value: 'pagamentosPorMes.*', key: 'mes' })
  expect(list?.rows).toEqual([
    { valor: 10, mes: '2025-09' },
    { valor: 20, mes: '2025-10' },
  ])
  expect(list?.pathAt(1, 'valor')).toBe('pagamentosPorMes.2025-10.valor')
})

it('names a plain value of a map valor', () => {
  const list = readRows(maps, { value: 'consultasPorUf.*', key: 'uf' })
  expect(list?.rows).toEqual([
    { uf: 'SP', valor: 12 },
    { uf: 'RJ', valor: 3 },
  ])
})

it('opens a map inside rows', () => {
  const list = readRows(maps, { value: 'contas', each: 'porMes.*', key: 'mes' })
  expect(list?.rows).toEqual([{ banco: 'A', porMes: { saldo: 1, mes: '2025-09' } }])
  expect(list?.pathAt(0, 'porMes.saldo')).toBe('contas.0.porMes.2025-09.saldo')
})

it('gives equal rows for equal calls, and none for a list or an absent map', () => {
  const read = () => readRows(maps, { value: 'pagamentosPorMes.*', key: 'mes' })?.rows[0]
  expect(read()).toBe(read())
  expect(readRows(maps, { value: 'contas.*' })).toBeUndefined()
  expect(readRows(maps, { value: 'nada.*' })).toBeUndefined()
})

it('skips rows that the source left empty, and keeps the places of the others', () => {
  const list = readRows({ dividas: [{ valor: null }, { valor: 2 }, { valor: '' }] }, { value: 'dividas' })
  expect(list?.rows).toEqual([{ valor: 2 }])
  expect(list?.pathAt(0, 'valor')).toBe('dividas.1.valor')
})

it('keeps rows if none has a value: the source sent them', () => {
  expect(readRows({ dividas: [{ valor: null }] }, { value: 'dividas' })?.rows).toEqual([{ valor: null }])
})
