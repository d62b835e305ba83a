import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fileName } from '../../../src/consultas/document/file-name.ts'
import type { FoundOutcome } from '../../../src/consultas/outcome.ts'
import { answerSheets } from '../../../src/consultas/results/export/answer-sheets.ts'
import { listSensitivePaths } from '../../../src/consultas/results/sensitive-paths.ts'
import { sourceAndTimeText } from '../../../src/consultas/results/source-and-time.ts'
import { outcome as outcomeSchema } from '../../../src/state/schemas.ts'
import { answerCsv, answerJson } from '../../support/answer-files.ts'

const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
    status: { value: 'situacao', colors: {} },
  },
  result: [
    {
      block: 'fields',
      title: 'Pessoa',
      items: [
        { label: 'Mãe', value: 'familia.mae', sensitive: true },
        { label: 'Pai', value: 'familia.pai', sensitive: true },
      ],
    },
    {
      block: 'table',
      title: 'Dívidas',
      value: 'dividas',
      columns: [
        { label: 'Credor', value: 'credor', sensitive: false },
        { label: 'Valor', value: 'valor', format: 'currency', sensitive: false },
        { label: 'Contrato', value: 'contrato', sensitive: true },
      ],
    },
    { block: 'image', title: 'Foto', value: 'foto', alt: 'Foto', sensitive: true },
    { block: 'alert', status: 'danger', text: 'Óbito', when: 'obito' },
    { block: 'alert', status: 'info', text: 'Atenção', value: 'recado' },
    { block: 'list', title: 'E-mails', value: 'emails', sensitive: true },
    { block: 'list', title: 'Nomes', value: 'nomes', item: 'nome', sensitive: false },
    {
      block: 'score',
      title: 'Score',
      value: 'score',
      min: 0,
      max: 1000,
      bands: [{ upTo: 1000, label: 'Baixo', color: 'success' }],
    },
    { block: 'timeline', title: 'História', value: 'fatos', date: 'dia', label: 'fato', detail: 'onde' },
  ],
  example: null,
  examples: [],
}

const answer = {
  nome: 'Ana Exemplo',
  situacao: 'Regular',
  cpf: '11144477735',
  familia: { mae: 'Bia Exemplo', pai: null },
  dividas: [
    { credor: '=1+1', valor: -12.5, contrato: '123' },
    { credor: 'Banco; "Bom"', valor: 7, contrato: null },
  ],
  foto: 'data:image/png;base64,AAAA',
  obito: false,
  recado: 'Confira',
  emails: ['ana@exemplo.com'],
  nomes: [],
  score: 1000,
  fatos: [{ dia: '2024-01-31', fato: 'Mudança', onde: 'Niterói' }],
}

const at = new Date(2026, 10, 21, 15, 30, 9).getTime()

const found = (isDemo: boolean): FoundOutcome => ({
  status: 'found',
  answer,
  source: isDemo ? 'Dados de demonstração' : 'Fonte Boa',
  isDemo,
  at,
})

it('tells on screen and in files when an answer was given that the source had stored', () => {
  const stored = { ...found(false), storedAt: at - 90 * 60_000 }
  const text = '21/11/2026, 14:00:09, guardada pela fonte'
  expect(sourceAndTimeText(stored)).toBe(`Fonte: Fonte Boa · 21/11/2026, 15:30:09 · Resposta de ${text}`)
  expect(answerCsv(definition, stored, none)).toContain(`Resposta de;${text}`)
  expect(JSON.parse(json(stored, none)).storedAt).toBe(new Date(stored.storedAt).toISOString())
  expect(sourceAndTimeText(found(false))).not.toContain('guardada')
  expect(z.parse(outcomeSchema, stored)).toEqual(stored)
})

it('is JSON with the id of its request', () => {
  const requestId = '0f8f3c1e-52a7-4d0c-9d8a-3f6d1f0a7b11'
  expect(JSON.parse(json({ ...found(false), requestId }, none)).requestId).toBe(requestId)
  expect(JSON.parse(json(found(true), none))).not.toHaveProperty('requestId')
})

const none = () => false

const all = () => true

const json = (outcome: FoundOutcome, isRevealed: (path: string) => boolean) =>
  answerJson(definition, outcome, isRevealed)

const csv = (isRevealed: (path: string) => boolean, isDemo = true) =>
  answerCsv(definition, found(isDemo), isRevealed).replaceAll('\u00a0', ' ').split('\r\n')

it('lists the paths of the sensitive values that an answer has', () => {
  expect([...listSensitivePaths(definition, answer)]).toEqual([
    'cpf',
    'familia.mae',
    'dividas.0.contrato',
    'foto',
    'emails.0',
  ])
})

describe('the workbook', () => {
  const withTotals: ConsultaDefinition = {
    ...definition,
    result: definition.result.map((block) =>
      block.block === 'table'
        ? {
            ...block,
            columns: block.columns.map((column) => ({ ...column, total: column.label === 'Valor' })),
          }
        : block,
    ),
  }
  const readTotal = (dividas: object[], shown = withTotals) => {
    const outcome = { ...found(true), answer: { ...answer, dividas } } as FoundOutcome
    return answerSheets(shown, outcome, none, 'Resumo')
      .find(({ name }) => name === 'Dívidas')
      ?.total?.()
  }

  const sum = { text: '', value: -5.5, format: '"R$" #,##0.00' }

  it('has numbers, amounts and dates as such, and hidden values and documents as texts', () => {
    const dated: ConsultaDefinition = {
      ...definition,
      result: [
        ...definition.result,
        {
          block: 'fields',
          title: 'Datas',
          items: [
            { label: 'Nascimento', value: 'nascido', format: 'date', sensitive: true },
            { label: 'Óbito', value: 'falecido', format: 'date', sensitive: false },
          ],
        },
      ],
    }
    const outcome = { ...found(true), answer: { ...answer, nascido: '1990-05-01', falecido: '2024-01-31' } }
    const readSheets = (isRevealed: () => boolean) =>
      answerSheets(dated, outcome, isRevealed, 'Resumo').map(({ rows }) => [...rows])
    const [first, debts] = readSheets(none)
    const date = { text: '31/01/2024', value: 45_322, format: 'dd/mm/yyyy' }
    expect(first).toEqual(
      expect.arrayContaining([
        ['CPF', '•••.•••.•••-35'],
        ['Pontuação', { text: '1.000', value: 1000, format: '#,##0' }, 'Baixo'],
        [date, 'Mudança', 'Niterói'],
        ['Nascimento', '••/05/1990'],
        ['Óbito', date],
      ]),
    )
    expect(debts?.[2]).toEqual([
      'Banco; "Bom"',
      { text: 'R$\u00a07,00', value: 7, format: '"R$" #,##0.00' },
      '—',
    ])
    expect(readSheets(all)[0]).toEqual(
      expect.arrayContaining([
        ['CPF', '111.444.777-35'],
        ['Nascimento', { text: '01/05/1990', value: 32_994, format: 'dd/mm/yyyy' }],
      ]),
    )
  })

  it('has the totals of a table, and says which rows they leave out', () => {
    expect(readTotal(answer.dividas)).toEqual(['Total', sum, ''])
    expect(readTotal([...answer.dividas, { credor: 'C' }])).toEqual([
      'Total; Valor sem 1 linha, que não tem valor',
      sum,
      '',
    ])
    expect(readTotal([{ credor: 'C' }])).toEqual(['Total', '—', ''])
  })

  it('has none where no column asks for one', () => {
    expect(readTotal(answer.dividas, definition)).toBeUndefined()
  })
})

describe('the CSV file', () => {
  it('has every block with its title, the source, and sensitive values hidden', () => {
    expect(csv(none)).toEqual([
      '\uFEFFConsulta;Teste',
      'Fonte;Dados de demonstração',
      'Data;21/11/2026, 15:30:09',
      '',
      'Identificação;Ana Exemplo',
      'CPF;•••.•••.•••-35',
      'Situação;Regular',
      '',
      'Pessoa',
      'Mãe;•••••••',
      'Pai;—',
      '',
      'Dívidas',
      'Credor;Valor;Contrato',
      "'=1+1;-R$ 12,50;•••••••",
      '"Banco; ""Bom""";R$ 7,00;—',
      '',
      'Aviso;Atenção',
      'Aviso;Confira',
      '',
      'E-mails',
      '•••••••',
      '',
      'Nomes',
      'Nenhum registro.',
      '',
      'Score',
      'Pontuação;1.000;Baixo',
      '',
      'História',
      '31/01/2024;Mudança;Niterói',
      '',
    ])
  })

  it('has only the sensitive values that the user revealed', () => {
    expect(csv(all)).toEqual(
      expect.arrayContaining(['CPF;111.444.777-35', 'Mãe;Bia Exemplo', 'ana@exemplo.com']),
    )
    const one = csv((path) => path === 'familia.mae')
    expect(one).toEqual(expect.arrayContaining(['CPF;•••.•••.•••-35', 'Mãe;Bia Exemplo', '•••••••']))
  })

  it('names the source of a live answer', () => {
    expect(csv(none, false).slice(1, 4)).toEqual(['Fonte;Fonte Boa', 'Data;21/11/2026, 15:30:09', ''])
  })
})

describe('the JSON file', () => {
  it('has the whole answer with sensitive values hidden', () => {
    expect(JSON.parse(json(found(true), none))).toEqual({
      consulta: 'Teste',
      source: 'Dados de demonstração',
      at: new Date(at).toISOString(),
      demonstration: true,
      answer: {
        ...answer,
        cpf: '•••.•••.•••-35',
        familia: { mae: '•••••••', pai: null },
        dividas: [{ credor: '=1+1', valor: -12.5, contrato: '•••••••' }, answer.dividas[1]],
        foto: '•••••••',
        emails: ['•••••••'],
      },
    })
  })

  it('has all values when everything is revealed', () => {
    const file = JSON.parse(json(found(false), all))
    expect(file.answer).toEqual(answer)
    expect(file.demonstration).toBe(false)
  })

  it('keeps keys with a meaning in JavaScript', () => {
    const strange = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')
    const file = json({ ...found(false), answer: strange }, none)
    expect(file).toContain('"__proto__"')
    expect(JSON.parse(file).answer.constructor).toBe(2)
  })
})

it('file names have the consulta and the time, but no personal data', () => {
  expect(fileName('cpf/1', at, 'csv')).toBe('cpf-1-2026-11-21-1530.csv')
  expect(fileName('telefone-cpf/12', new Date(2026, 0, 2, 3, 4).getTime(), 'json')).toBe(
    'telefone-cpf-12-2026-01-02-0304.json',
  )
})
