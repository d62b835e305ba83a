import { describe, expect, it } from 'vitest'
import { checkLines } from '../../../../src/consultas/batch/input/check-lines.ts'
import { guessMapping } from '../../../../src/consultas/batch/input/columns.ts'
import {
  countMended,
  editLine,
  type Mending,
  noMending,
  removeLines,
} from '../../../../src/consultas/batch/input/mending.ts'
import { readTable } from '../../../../src/consultas/batch/input/read-table.ts'
import { cpf } from '../support/fields.ts'

const list = 'CPF;Cliente\n111.444.777-35;Ana\n123;Bia\n;Caio\n999;Davi'

const check = async (mending: Mending) => {
  const { rows } = await readTable(list)
  return checkLines(rows, { fields: [cpf] }, guessMapping([cpf], rows), mending)
}

describe('a mended list', () => {
  it('queries a corrected line with its number and own cells', async () => {
    const { lines, invalid } = await check(editLine(noMending, 3, 'cpf', ' 529.982.247-25 '))
    expect(lines[1]).toEqual({
      numbers: [3],
      values: { cpf: '52998224725' },
      typed: '529.982.247-25',
      own: [['Bia']],
      correctedFrom: { 3: '123' },
    })
    expect(invalid.map(({ number }) => number)).toEqual([4, 5])
  })

  it('tells a line that is still invalid with its new text', async () => {
    const { invalid } = await check(editLine(noMending, 4, 'cpf', '12'))
    expect(invalid[1]).toMatchObject({
      number: 4,
      typed: '12',
      given: { cpf: '12' },
      own: ['Caio'],
      correctedFrom: '—',
    })
  })

  it('tells a corrected line that repeats another one as a duplicate', async () => {
    const { lines, repeated } = await check(editLine(noMending, 3, 'cpf', '11144477735'))
    expect(repeated).toEqual([{ number: 3, first: 2 }])
    expect(lines).toMatchObject([{ numbers: [2, 3], own: [['Ana'], ['Bia']], correctedFrom: { 3: '123' } }])
    expect((await check(editLine(noMending, 2, 'cpf', '111.444.777-35'))).lines[0]).not.toHaveProperty(
      'correctedFrom',
    )
  })

  it('does not have removed lines, and the other lines keep their numbers', async () => {
    const { lines, invalid } = await check(removeLines(noMending, [2, 4]))
    expect(lines).toEqual([])
    expect(invalid.map(({ number }) => number)).toEqual([3, 5])
  })

  it('keeps its corrections and removals while the header and the columns change', async () => {
    const { rows } = await readTable(list)
    const mending = removeLines(editLine(noMending, 3, 'cpf', '52998224725'), [4])
    const checked = await checkLines(rows, { fields: [cpf] }, { header: 0, columns: { cpf: 1 } }, mending)
    expect(checked.lines.map(({ numbers }) => numbers)).toEqual([[3]])
    expect(checked.invalid.map(({ number }) => number)).toEqual([1, 2, 5])
  })

  it('counts a corrected line that was removed later as removed', () => {
    const edited = editLine(editLine(noMending, 3, 'cpf', '1'), 5, 'cpf', '2')
    expect(countMended(edited)).toEqual({ edited: 2, removed: 0 })
    expect(countMended(removeLines(edited, [3]))).toEqual({ edited: 1, removed: 1 })
  })
})
