import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { checkLines } from '../../../../src/consultas/batch/input/check-lines.ts'
import { guessMapping } from '../../../../src/consultas/batch/input/columns.ts'
import { readTable } from '../../../../src/consultas/batch/input/read-table.ts'
import { cep, cpf, foto, nascimento, nome, uf } from '../support/fields.ts'

const check = async (fields: Field[], text: string) => {
  const { rows } = await readTable(text)
  return checkLines(rows, { fields }, guessMapping(fields, rows))
}

describe('checkLines', () => {
  it('normalizes values like the form and writes documents with punctuation', async () => {
    expect(await check([cep], '01001-000\n 20.040-020 ')).toEqual({
      lines: [
        { numbers: [1], values: { cep: '01001000' }, typed: '01001-000' },
        { numbers: [2], values: { cep: '20040020' }, typed: '20040-020' },
      ],
      invalid: [],
      repeated: [],
      ownColumns: [],
    })
  })

  it('lists invalid lines with their number and message', async () => {
    const { lines, invalid } = await check([cep], 'CEP\n01001000\n\n123\nabc;9\nabc')
    expect(lines).toHaveLength(1)
    expect(invalid).toEqual([
      { number: 4, typed: '123', problem: 'O CEP tem 8 dígitos', given: { cep: '123' } },
      { number: 5, typed: 'abc;9', problem: 'O CEP tem 8 dígitos', given: { cep: 'abc;9' } },
      { number: 6, typed: 'abc', problem: 'CEP: valor inválido', given: { cep: 'abc' } },
    ])
  })

  it('merges lines that are the same after normalizing, and keeps their line numbers', async () => {
    const { lines, repeated } = await check([cpf], '111.444.777-35\n52998224725\n11144477735\n111444777-35')
    expect(lines.map(({ numbers }) => numbers)).toEqual([[1, 3, 4], [2]])
    expect(repeated).toEqual([
      { number: 3, first: 1 },
      { number: 4, first: 1 },
    ])
  })

  it('compares lines by all their fields', async () => {
    const { lines } = await check(
      [nome, uf],
      'Ana Exemplo;SP\nAna Exemplo;RJ\nAna Exemplo;\nAna Exemplo;São Paulo',
    )
    expect(lines.map(({ values }) => values.uf)).toEqual(['SP', 'RJ', undefined])
    expect(lines[0]?.numbers).toEqual([1, 4])
  })

  it('names the field if the message does not', async () => {
    const { invalid } = await check(
      [nome, uf, nascimento],
      'Nome;UF;Nascimento\nAna Exemplo;XX;31/02/1990\n;SP;',
    )
    expect(invalid.map(({ problem }) => problem)).toEqual([
      'UF: Escolha uma das opções. Nascimento: Data inválida',
      'Preencha o campo Nome completo',
    ])
  })

  it('accepts dates in Brazilian notation', async () => {
    const { lines } = await check(
      [nome, nascimento],
      'Nome;Nascimento\nAna Exemplo;1/2/1990\nBia Amostra;1991-03-04',
    )
    expect(lines.map(({ values }) => values.nascimento)).toEqual(['1990-02-01', '1991-03-04'])
  })

  it('leaves image fields empty', async () => {
    const { lines } = await check([nome, foto], 'nome;foto\nAna Exemplo;data:image/png;base64,AAAA')
    expect(lines[0]?.values).toEqual({ nome: 'Ana Exemplo' })
  })

  it('checks 20,000 lines in order', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) => String(10_000_000 + index)).join('\n')
    const { lines } = await check([cep], text)
    expect(lines).toHaveLength(20_000)
    expect(lines.at(-1)).toEqual({ numbers: [20_000], values: { cep: '10019999' }, typed: '10019-999' })
  })
})
