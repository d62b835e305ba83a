import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it } from 'vitest'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { createFound } from '../../support/create-found.ts'

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
        { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: false },
        { label: 'Mãe', value: 'mae', sensitive: true },
        { label: 'Pai', value: 'pai', sensitive: true },
      ],
    },
    {
      block: 'table',
      title: 'Dívidas',
      value: 'dividas',
      columns: [
        { label: 'Credor', value: 'credor', sensitive: false },
        { label: 'Contrato', value: 'contrato', sensitive: true },
      ],
    },
    { block: 'alert', status: 'danger', text: 'Óbito', when: 'obito' },
    { block: 'list', title: 'E-mails', value: 'emails', sensitive: true },
    {
      block: 'score',
      title: 'Score',
      value: 'score',
      min: 0,
      max: 1000,
      bands: [
        { upTo: 500, label: 'Alto', color: 'danger' },
        { upTo: 1000, label: 'Baixo', color: 'success' },
      ],
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
  mae: 'Bia Exemplo',
  pai: null,
  dividas: [{ credor: 'Banco', contrato: '123' }],
  obito: false,
  emails: ['ana@exemplo.com'],
  score: 1000,
  fatos: [
    { dia: '2024-01-31T15:04:05', fato: 'Mudança', onde: 'Niterói' },
    { dia: '2024-01-31', fato: 'Admissão' },
  ],
}

it('writes an answer as text with sensitive values hidden', () => {
  expect(answerText(definition, createFound(answer))).toBe(
    [
      'Teste\nAna Exemplo\nCPF: •••.•••.•••-35\nRegular',
      'Pessoa\nCPF: 111.444.777-35\nMãe: •••••••\nPai: —',
      'Dívidas\nCredor\tContrato\nBanco\t•••••••',
      'E-mails\n- •••••••',
      'Score\n1.000 (Baixo)',
      'História\n31/01/2024, 15:04 Mudança: Niterói\n31/01/2024 Admissão',
    ].join('\n\n'),
  )
})

it('writes which values are absent, and nothing for an alert without a value', () => {
  const result: ConsultaDefinition['result'] = [
    { block: 'table', title: 'Dívidas', value: 'dividas', columns: [], empty: 'Sem dívidas.' },
    { block: 'list', title: 'E-mails', value: 'emails', sensitive: true },
    { block: 'list', title: 'Nomes', value: 'nomes', sensitive: true },
    { block: 'score', title: 'Score', value: 'score', min: 0, max: 1000, bands: [] },
    { block: 'alert', title: 'Aviso', status: 'info', value: 'aviso' },
    { block: 'timeline', title: 'História', value: 'fatos', date: 'dia', label: 'fato' },
  ]
  const empty = { nome: null, cpf: null, situacao: null, nomes: [null] }
  expect(answerText({ ...definition, result }, createFound(empty))).toBe(
    [
      'Teste\n—\nCPF: —',
      'Dívidas\nNão veio na resposta',
      'E-mails\nNão veio na resposta',
      'Nomes\n- —',
      'Score\nNão veio na resposta',
      'História\nNão veio na resposta',
    ].join('\n\n'),
  )
})
