import type { ConsultaDefinition } from '@manifest/resolved.ts'
import { expect, it } from 'vitest'
import { answerText } from '../../src/consultas/results/answer-text.ts'

const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  summary: { value: 'nome', sensitive: false },
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
    { block: 'score', title: 'Score', value: 'score', min: 0, max: 1000, bands: [] },
    { block: 'timeline', title: 'História', value: 'fatos', date: 'dia', label: 'fato' },
  ],
  example: null,
  examples: [],
}

const answer = {
  nome: 'Ana Exemplo',
  cpf: '11144477735',
  mae: 'Bia Exemplo',
  pai: null,
  dividas: [{ credor: 'Banco', contrato: '123' }],
  obito: false,
  emails: ['ana@exemplo.com'],
  score: 1000,
  fatos: [{ dia: '2024-01-31', fato: 'Mudança' }],
}

it('writes an answer as text and leaves sensitive values hidden', () => {
  expect(answerText(definition, answer)).toBe(
    [
      'Teste\nAna Exemplo',
      'Pessoa\nCPF: 111.444.777-35\nMãe: •••••••\nPai: —',
      'Dívidas\nCredor\tContrato\nBanco\t•••••••',
      'E-mails\n- •••••••',
      'Score\n1.000',
      'História\n31/01/2024 Mudança',
    ].join('\n\n'),
  )
})
