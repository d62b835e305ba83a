import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { guessColumns, guessMapping } from '../../../../src/consultas/batch/input/columns.ts'
import { readTable } from '../../../../src/consultas/batch/input/read-table.ts'
import { cep, cpf, email, nascimento, nome, uf } from '../support/fields.ts'

const guess = async (fields: Field[], text: string) => guessMapping(fields, (await readTable(text)).rows)

describe('guessMapping', () => {
  it.each<[string, Field[], string, number, Record<string, number>]>([
    ['values without a header', [cep], '01001000\n20040020', 0, { cep: 0 }],
    ['a header equal to the label', [cep], 'CEP\n01001000', 1, { cep: 0 }],
    ['a header in another case with more words', [cep], 'cep do cliente\n01001000', 1, { cep: 0 }],
    ['a header that names no field', [cep], 'destino\n01001000\n20040020', 1, { cep: 0 }],
    ['an invalid value first', [cep], '0100\n20040020', 0, { cep: 0 }],
    ['an invalid word first, among other invalid ones', [cep], 'abc\n20040020\nabc', 0, { cep: 0 }],
    ['the column that fits, without a header', [cep], 'x;01001-000\ny;20040-020', 0, { cep: 1 }],
    ['the column with the header', [cpf], 'id;CPF\n1;11144477735', 1, { cpf: 1 }],
    ['the column with the header if another one fits', [cep], 'a;cep\n01001000;x', 1, { cep: 1 }],
    ['names with a header', [nome], 'Nome completo\nAna Exemplo', 1, { nome: 0 }],
    ['names without a header', [nome], 'Ana Exemplo\nBia Amostra', 0, { nome: 0 }],
    ['e-mails below a word', [email], 'contato\na@exemplo.com.br', 1, { email: 0 }],
    [
      'several columns in another order',
      [nome, uf, nascimento],
      'UF;Nascimento;Nome\nSP;01/02/1990;Ana Exemplo',
      1,
      { nome: 2, uf: 0, nascimento: 1 },
    ],
    [
      'several columns without a header',
      [nome, uf, nascimento],
      'Ana Exemplo;São Paulo;01/02/1990\nBia Amostra;RJ;1991-03-04',
      0,
      { nome: 0, uf: 1, nascimento: 2 },
    ],
    ['an optional field without a column', [nome, uf], 'Ana Exemplo;9\nBia Amostra;8', 0, { nome: 0 }],
    ['each column only once', [cpf, { ...cpf, name: 'outro' }], '11144477735', 0, { cpf: 0 }],
    [
      'a header below a title and an empty row',
      [cpf, nome],
      'Relatório de clientes;;\n\nEmitido em 01/02/2026;;\nCPF;Nome;UF\n11144477735;Ana Exemplo;SP\n52998224725;Bia Amostra;RJ',
      3,
      { cpf: 0, nome: 1 },
    ],
    ['a header below a title in one column', [cpf], 'Lista de clientes\nCPF\n11144477735', 2, { cpf: 0 }],
    [
      'a header that names no field, below a title',
      [cep],
      'Entregas de maio;\nDestino;Obs\n01001000;a\n20040020;b',
      2,
      { cep: 0 },
    ],
    ['values below a title, without a header', [cep], 'Entregas;\n01001000;a\n20040020;b', 0, { cep: 0 }],
    ['only optional fields', [{ ...cep, required: false }, uf], 'x\ny', 0, { cep: 0 }],
    ['an empty list', [cep], '', 0, {}],
  ])('detects %s', async (_, fields, text, header, columns) => {
    expect(await guess(fields, text)).toEqual({ header, columns })
  })

  it('treats the first row as values if the user says so', async () => {
    const { rows } = await readTable('cep;outro\n01001000;20040020')
    expect(guessColumns([cep], rows, 0)).toEqual({ cep: 0 })
  })
})
