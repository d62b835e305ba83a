import { describe, expect, it } from 'vitest'
import {
  changeSheet,
  continueList,
  describeMending,
} from '../../../../src/consultas/batch/input/entered-list.ts'

const mending = { edits: {}, removed: [2] }

it.each([
  [undefined, ''],
  [{ edits: {}, removed: [2] }, '1 linha retirada'],
  [{ edits: { 1: { cpf: 'a' }, 2: { cpf: 'b' } }, removed: [2, 3] }, '1 linha corrigida e 2 retiradas'],
])('describeMending counts corrected and removed lines', (mending, text) => {
  expect(describeMending({ text: '', mending })).toBe(text)
})

describe('continueList', () => {
  it('keeps the columns and corrections of a pasted text that is unchanged', () => {
    const before = { text: '1\r\n2', mending }
    expect(continueList(before, '1\n2')).toBe(before)
    expect(continueList(before, '1\n3')).toEqual({ text: '1\n3' })
  })

  it('keeps the corrections of lines whose text stays, at their new numbers', () => {
    const before = {
      text: 'CPF\n123\n11144477735\n999\n52998224725\n12',
      mapping: { header: 1, columns: { cpf: 0 } },
      mending: { edits: { 2: { cpf: 'a' }, 4: { cpf: 'b' } }, removed: [5, 6] },
    }
    const continued = continueList(before, 'CPF\n124\n\n11144477735\n999\n52998224725\nnova\n12')
    expect(continued?.mending).toEqual({ edits: { 5: { cpf: 'b' } }, removed: [6, 8] })
    expect(continued?.mapping).toBe(before.mapping)
  })

  it('keeps the corrections of lines that the user sorts', () => {
    const before = { text: '3\n1\n2', mending: { edits: { 1: { cpf: 'c' } }, removed: [3] } }
    expect(continueList(before, '1\n2\n3')?.mending).toEqual({ edits: { 3: { cpf: 'c' } }, removed: [2] })
  })

  it('drops corrections of equal lines if it cannot tell them apart', () => {
    const before = { text: '5\n1\n2\n1\n6', mending: { edits: { 2: { cpf: 'c' } }, removed: [4] } }
    expect(continueList(before, '7\n1\n2\n8')).toEqual({ text: '7\n1\n2\n8' })
    // The last lines are the same, so the first of the equal lines is gone.
    expect(continueList(before, '5\n2\n1\n6')?.mending).toEqual({ edits: {}, removed: [3] })
  })

  it('drops the correction of a row whose quoted cell goes on in a line that changed', () => {
    const before = { text: '0\n"1\n2"', mending: { edits: {}, removed: [2] } }
    expect(continueList(before, '0\n"1\n3"')).toEqual({ text: '0\n"1\n3"' })
  })

  it('keeps no columns if the header changed', () => {
    const before = { text: 'CPF;Nome\n1;a', mapping: { header: 1, columns: { cpf: 0 } }, mending }
    expect(continueList(before, 'Nome;CPF\n1;a')).toEqual({ text: 'Nome;CPF\n1;a', mending })
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
