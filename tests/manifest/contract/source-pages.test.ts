import {
  appendPage,
  countPages,
  type Pages,
  readPageStart,
  repeatsPage,
  selectPage,
  withPage,
} from '@manifest/contract/source-pages.ts'
import { describe, expect, it } from 'vitest'

const pages: Pages = {
  param: 'pagina',
  size: 2,
  list: 'dados.itens',
  total: 'total',
  from: 1,
  counts: 'pages',
}
const untold: Pages = { param: 'salto', size: 2, list: '$', from: 0, counts: 'rows' }
const answer = (itens: number[], total = 5) => ({ dados: { itens, outro: 'x' }, total })

describe('withPage', () => {
  it('puts the number of the page into the query of a get', () => {
    expect(withPage({ get: '/', query: { uf: '{uf}' } }, pages).query).toEqual({ uf: '{uf}', pagina: '1' })
    expect(withPage({ get: '/' }, pages, { count: 2, rows: 4 })).toEqual({ get: '/', query: { pagina: '3' } })
  })

  it('puts the rows to skip into the body of a post, as a number', () => {
    expect(withPage({ body: { uf: '{uf}' } }, untold).body).toEqual({ uf: '{uf}', salto: 0 })
    expect(withPage({}, untold, { count: 2, rows: 3 })).toEqual({ body: { salto: 3 } })
  })
})

describe('the loaded pages', () => {
  it('end when the source has sent its total', () => {
    const first = countPages(pages, answer([1, 2]))
    expect(first).toEqual({ count: 1, rows: 2, total: 5, isLast: false })
    const second = appendPage(answer([1, 2]), answer([3, 4]), pages)
    expect(second).toEqual(answer([1, 2, 3, 4]))
    expect(countPages(pages, second, first)).toEqual({ count: 2, rows: 4, total: 5, isLast: false })
    expect(countPages(pages, answer([1, 2, 3, 4, 5]), { ...first, rows: 4 }).isLast).toBe(true)
  })

  it('end with an empty page, and without a total with one that is not full', () => {
    const loaded = { count: 1, rows: 2, isLast: false }
    expect(countPages(pages, answer([1, 2]), loaded).isLast).toBe(true)
    expect(countPages(untold, [1, 2], undefined)).toEqual({ count: 1, rows: 2, isLast: false })
    expect(countPages(untold, [1, 2, 3], loaded).isLast).toBe(true)
  })

  it('show that a source ignores the parameter', () => {
    expect(repeatsPage([1, 2, 3, 4], [3, 4], untold)).toBe(true)
    expect(repeatsPage([1, 2, 3, 4], [5], untold)).toBe(false)
    expect(repeatsPage([1, 2], [], untold)).toBe(false)
  })
})

it('selectPage cuts a whole answer, whose total is the number of its rows', () => {
  expect(selectPage(answer([1, 2, 3], 99), pages, readPageStart(pages, 2))).toEqual(answer([3], 3))
  expect(selectPage([1, 2, 3], untold, readPageStart(untold, 1))).toEqual([2, 3])
})
