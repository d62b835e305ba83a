import { describe, expect, it } from 'vitest'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { listEntries } from '../../../../src/consultas/batch/results/file-entries.ts'
import { allRows, countRows, createRowTest } from '../../../../src/consultas/batch/results/row-filters.ts'
import { createRunTable } from '../../../../src/consultas/batch/results/run-table.ts'
import type { BatchRow, GivenList } from '../../../../src/consultas/batch/run/progress.ts'
import { createFailure } from '../../../../src/consultas/outcome.ts'
import { createDefinition } from '../support/definition.ts'
import { cpf } from '../support/fields.ts'
import { csvText, jsonText } from '../support/run-text.ts'

const definition = createDefinition({
  fields: [
    cpf,
    {
      kind: 'select',
      name: 'uf',
      label: 'UF',
      required: false,
      options: [{ value: 'SP', label: 'São Paulo' }],
    },
  ],
  summary: { value: 'nome', sensitive: false, status: { value: 'situacao', colors: {} } },
  result: [
    {
      block: 'fields',
      items: [
        { label: 'Nome', value: 'nome', sensitive: false },
        { label: 'Mãe', value: 'mae', sensitive: true },
        { label: 'Nome', value: 'nome', sensitive: false },
      ],
    },
    { block: 'list', value: 'fones', sensitive: true },
  ],
})

const at = Date.UTC(2026, 10, 21, 12)

const answer = { nome: '=Ana; "a"', mae: 'Bia', situacao: 'Ativa', fones: ['11'] }

const rows: BatchRow[] = [
  {
    line: { numbers: [1, 4, 9], values: { cpf: '11144477735', uf: 'SP' }, typed: '1' },
    state: 'found',
    outcome: { status: 'found', answer, source: 'Fonte', isDemo: false, at },
    ms: 12,
  },
  {
    line: { numbers: [2], values: { cpf: '2' }, typed: '2' },
    state: 'not-found',
    outcome: { status: 'not-found', source: 'Gateway', isDemo: true, at },
    ms: 3,
  },
  {
    line: { numbers: [3], values: { cpf: '3' }, typed: '3' },
    state: 'failed',
    outcome: { ...createFailure('timeout', 'Demorou'), at, requestId: 'id-3' },
    ms: 9,
  },
  { line: { numbers: [5], values: { cpf: '5' }, typed: '5' }, state: 'queued' },
  { line: { numbers: [6], values: { cpf: '6' }, typed: '6' }, state: 'skipped' },
]

const readCsvLines = async (withSensitive: boolean) =>
  (await csvText(definition, rows, withSensitive)).trimEnd().split('\r\n')

describe('a run as CSV', () => {
  it('has one row per subject, with any outcome, and no formulas', async () => {
    const [head, ...others] = await readCsvLines(false)
    expect(head).toBe(
      '\uFEFFLinha;Outras linhas;CPF;UF;Situação;Identificação;Situação no resultado;Nome;Mãe;Mensagem;Fonte;Data',
    )
    const [found = '', ...rest] = others
    expect(found).toMatch(
      /^1;4, 9;111.444.777-35;São Paulo;Encontrado;"'=Ana; ""a""";Ativa;"'=Ana; ""a""";•+;;Fonte;21\/11\/2026, \d\d:00:00$/,
    )
    expect(rest.map((line) => line.replace(/\d\d\/.*/, '…'))).toEqual([
      '2;;2;;Não encontrado;;;;;;Dados de demonstração;…',
      '3;;3;;Falhou;;;;;Demorou;;…',
      '5;;5;;Na fila;;;;;;;',
      '6;;6;;Não consultada;;;;;;;',
    ])
  })

  it('has sensitive values only on request', async () => {
    expect((await readCsvLines(false)).join()).not.toContain('Bia')
    expect((await readCsvLines(true))[1]).toContain(';Bia;')
  })
})

describe('a run whose lines the user corrected', () => {
  const correctedFrom = { 4: '111.444.777-36', 9: '1114447773' }
  const line = { numbers: [1, 4, 9], values: { cpf: '11144477735' }, typed: '1', correctedFrom }
  const corrected: BatchRow[] = [{ line, state: 'queued' }, ...rows.slice(1)]
  const invalid = {
    number: 7,
    typed: '12',
    problem: 'CPF inválido',
    given: { cpf: '12' },
    correctedFrom: 'doze',
  }

  it('says in CSV what the list said', async () => {
    const list = { ownColumns: [], invalid: [invalid] }
    const [head, ...lines] = (await csvText(definition, corrected, false, list)).trimEnd().split('\r\n')
    expect(head).toMatch(/;Fonte;Data;Corrigido de$/)
    expect(lines[0]).toMatch(/;111\.444\.777-36, 1114447773$/)
    expect(lines[1]).toMatch(/;$/)
    expect(lines.at(-1)).toMatch(/^7;.*;doze$/)
  })

  it('says it of each line if the list has own columns', async () => {
    const own = [['a'], ['b'], ['c']]
    const list = { ownColumns: ['Cliente'], invalid: [] }
    const text = await csvText(definition, [{ line: { ...line, own }, state: 'queued' }], false, list)
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect(lines.map((one) => one.split(';').at(-1))).toEqual(['', '111.444.777-36', '1114447773'])
  })

  it('says it in JSON', async () => {
    const list = { ownColumns: [], invalid: [invalid] }
    const json = JSON.parse(await jsonText(definition, corrected, false, list))
    expect(json.entries[0].correctedFrom).toEqual(correctedFrom)
    expect(json.entries[1]).not.toHaveProperty('correctedFrom')
    expect(json.invalid[0].correctedFrom).toBe('doze')
  })
})

describe('a run as a workbook', () => {
  it('has the numbers of lines, amounts and dates as such, and documents as texts', () => {
    const dated = createDefinition({
      fields: [cpf, { kind: 'date', name: 'dia', label: 'Dia', required: false, notFuture: false }],
      result: [
        {
          block: 'fields',
          items: [
            { label: 'Dívida', value: 'divida', format: 'currency', sensitive: false },
            { label: 'Desde', value: 'desde', format: 'date', sensitive: false },
            { label: 'Renda', value: 'renda', format: 'currency', sensitive: true },
          ],
        },
      ],
    })
    const known = { divida: 12.5, desde: '2024-01-31', renda: 9 }
    const row: BatchRow = {
      line: { numbers: [10], values: { cpf: '11144477735', dia: '2024-02-01' }, typed: '1' },
      state: 'found',
      outcome: { status: 'found', answer: known, source: 'Fonte', isDemo: false, at },
    }
    const { readEntry } = createRunTable({
      target: { form: dated, missing: () => [] },
      sheet: createAnswerSheet(dated),
      ownColumns: [],
      withSensitive: false,
      hasMarks: false,
      hasCorrections: false,
    })
    expect(readEntry({ row, index: 0 })).toEqual([
      { text: '10', value: 10 },
      '',
      '111.444.777-35',
      { text: '01/02/2024', value: 45_323, format: 'dd/mm/yyyy' },
      'Encontrado',
      { text: 'R$\u00a012,50', value: 12.5, format: '"R$" #,##0.00' },
      { text: '31/01/2024', value: 45_322, format: 'dd/mm/yyyy' },
      expect.stringMatching(/^•+$/),
      '',
      'Fonte',
      expect.objectContaining({ format: 'dd/mm/yyyy hh:mm:ss' }),
    ])
  })
})

const given: GivenList = {
  ownColumns: ['Cliente', 'nome '],
  invalid: [
    {
      number: 3,
      typed: '12',
      problem: 'CPF inválido',
      given: { cpf: '12', uf: 'X' },
      own: ['Caio; "C"', ''],
    },
  ],
}

const ownRows: BatchRow[] = [
  {
    line: {
      numbers: [1, 4],
      values: { cpf: '11144477735' },
      typed: '1',
      own: [
        ['000123', { text: '01/02/2024', value: 45323, format: 'dd/mm/yyyy' }],
        ['Ana B', ''],
      ],
    },
    state: 'not-found',
    outcome: { status: 'not-found', source: 'Fonte', isDemo: false, at },
  },
  { line: { numbers: [2], values: { cpf: '2' }, typed: '2', own: [['Bia', '']] }, state: 'queued' },
]

describe('a run of a list with own columns', () => {
  it('has them first in CSV, each line and the invalid lines at their places, and no name twice', async () => {
    const lines = (await csvText(definition, ownRows, false, given)).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFCliente;nome ;Linha;Outras linhas;CPF;UF;Situação;Identificação;Situação no resultado;Nome (consulta);Mãe;Mensagem;Fonte;Data',
    )
    expect(lines.slice(1).map((line) => line.replace(/\d\d\/11\/.*/, '…'))).toEqual([
      '000123;01/02/2024;1;4;111.444.777-35;;Não encontrado;;;;;;;…',
      'Bia;;2;;2;;Na fila;;;;;;;',
      '"Caio; ""C""";;3;;12;X;Inválida;;;;;CPF inválido;;',
      'Ana B;;4;1;111.444.777-35;;Não encontrado;;;;;;;…',
    ])
  })

  it('has the invalid lines last if the table is sorted', () => {
    const exported = { rows: ownRows.toReversed(), invalid: given.invalid, isListOrder: false }
    expect(
      listEntries(exported, given.ownColumns).map((entry) =>
        'row' in entry ? entry.row.line.numbers[entry.index] : -entry.invalid.number,
      ),
    ).toEqual([2, 1, 4, -3])
  })

  it('has them in JSON, with the reasons', async () => {
    const json = JSON.parse(await jsonText(definition, ownRows, false, given))
    expect(json).toMatchObject({
      ownColumns: ['Cliente', 'nome '],
      invalid: [{ line: 3, typed: '12', problem: 'CPF inválido', own: ['Caio; "C"', ''] }],
    })
    expect(json.entries[0].own).toEqual([
      ['000123', '01/02/2024'],
      ['Ana B', ''],
    ])
  })
})

describe('a run as JSON', () => {
  it('has whole answers, with sensitive values hidden unless requested', async () => {
    const { lote, entries } = JSON.parse(await jsonText(definition, rows, false))
    expect(lote).toBe('Teste')
    expect(entries[0]).toEqual({
      lines: [1, 4, 9],
      values: { cpf: '11144477735', uf: 'SP' },
      state: 'found',
      demonstration: false,
      at: '2026-11-21T12:00:00.000Z',
      ms: 12,
      source: 'Fonte',
      answer: { ...answer, mae: expect.stringMatching(/^•+$/), fones: [expect.stringMatching(/^•+$/)] },
    })
    expect(entries[2]).toMatchObject({
      state: 'failed',
      reason: 'timeout',
      message: 'Demorou',
      requestId: 'id-3',
    })
    expect(entries[3]).toEqual({ lines: [5], values: { cpf: '5' }, state: 'queued' })
    expect(JSON.parse(await jsonText(definition, rows, true)).entries[0].answer).toEqual(answer)
  })
})

describe('the filter by state', () => {
  it.each([
    ['all', [1, 2, 3, 5, 6]],
    ['found', [1]],
    ['not-found', [2]],
    ['failed', [3]],
    ['unfinished', [5, 6]],
  ] as const)('shows rows for %s', (filter, expected) => {
    const counts = { queued: 1, pending: 0, skipped: 1, found: 1, incomplete: 0, 'not-found': 1, failed: 1 }
    const test = createRowTest({ ...allRows, filter }) ?? (() => true)
    expect(rows.filter(test).map(({ line }) => line.numbers[0])).toEqual(expected)
    expect(countRows(counts, filter)).toBe(expected.length)
  })
})
