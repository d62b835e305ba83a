import { describe, expect, it } from 'vitest'
import { changeSheet, continueList } from '../../../../src/consultas/batch/input/entered-list.ts'

const mending = { edits: {}, removed: [2] }

describe('continueList', () => {
  it('keeps the columns and corrections of a pasted text that is unchanged', () => {
    const before = { text: '1\r\n2', mending }
    expect(continueList(before, '1\n2')).toBe(before)
    expect(continueList(before, '1\n3')).toEqual({ text: '1\n3' })
  })

  it('keeps the list of a file until the user types another one', () => {
    const before = { text: '1', name: 'lista.csv', mending }
    expect(continueList(before, ' ')).toBe(before)
    expect(continueList(before, '1')).toEqual({ text: '1' })
  })

  it('keeps a text that is too long for the field', () => {
    const before = { text: '1\n'.repeat(20_000), mending }
    expect(continueList(before, '')).toBe(before)
    expect(continueList(before, '1')).toEqual({ text: '1' })
  })

  it('returns no list for an empty text', () => {
    expect(continueList(undefined, '')).toBeUndefined()
    expect(continueList({ text: '1' }, '\n')).toBeUndefined()
  })
})

describe('changeSheet', () => {
  it('keeps the columns and corrections of each sheet', () => {
    const sheet = (name: string) => ({
      sheets: ['Um', 'Dois'],
      sheet: name,
      rows: [],
      file: new File([], 'a.xlsx'),
    })
    const first = {
      text: '',
      name: 'a.xlsx',
      workbook: sheet('Um'),
      mapping: { header: 3, columns: {} },
      mending,
    }
    const second = changeSheet(first, sheet('Dois'))
    expect(second).toMatchObject({ workbook: { sheet: 'Dois' }, mapping: undefined, mending: undefined })
    expect(changeSheet(second, sheet('Um'))).toMatchObject({ mapping: first.mapping, mending })
  })
})
