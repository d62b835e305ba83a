import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Section } from '../../../src/consultas/subject-page/section.ts'
import type { Path } from '../../../src/generated/paths.ts'
import type { AnsweredOutcome, Outcome } from '../../../src/state/outcome.ts'
import { asPath } from '../../support/as-path.ts'

/** Local time, so that all time zones print the same. */
export const at = new Date(2026, 10, 21, 15, 30, 9).getTime()

export const fields: Field[] = [{ name: 'cpf', kind: 'cpf', label: 'CPF', required: true }]

export const values = { cpf: '11144477735' }

const score = { block: 'score', title: 'Score', value: 'score', min: 0, max: 1000 } as const

/** A consulta with each kind of block, hidden values, totals and findings. */
export const definition: ConsultaDefinition<Path> = {
  id: 'cpf/1',
  family: 'cpf',
  variant: 1,
  path: asPath('/consulta/cpf'),
  title: 'Dados cadastrais',
  fields,
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
    status: { value: 'situacao', colors: {} },
  },
  findings: [{ count: 'dividas', label: 'pendências', tone: 'danger', when: 'some' }],
  result: [
    {
      block: 'fields',
      title: 'Pessoa',
      items: [
        { label: 'Mãe', value: 'familia.mae', sensitive: true },
        { label: 'Pai', value: 'familia.pai', sensitive: true },
        { label: 'Nascimento', value: 'nascido', format: 'date', sensitive: false },
      ],
    },
    {
      block: 'table',
      title: 'Dívidas',
      value: 'dividas',
      columns: [
        { label: 'Credor', value: 'credor', sensitive: false },
        { label: 'Valor', value: 'valor', format: 'currency', sensitive: false, total: true },
        { label: 'Contrato', value: 'contrato', sensitive: true },
      ],
    },
    { block: 'table', value: 'nada', columns: [{ label: 'Nada', value: 'nada', sensitive: false }] },
    { block: 'image', title: 'Foto', value: 'foto', alt: 'Foto', sensitive: true },
    { block: 'alert', status: 'info', text: 'Atenção', value: 'recado' },
    { block: 'list', title: 'E-mails', value: 'emails', sensitive: true },
    { ...score, bands: [{ upTo: 1000, label: 'Baixo', color: 'success' }] },
    { block: 'timeline', title: 'História', value: 'fatos', date: 'dia', label: 'fato', detail: 'onde' },
  ],
  example: null,
  examples: [],
}

const answer = {
  nome: 'Ana Exemplo',
  cpf: '11144477735',
  situacao: 'Regular',
  familia: { mae: 'Bia Exemplo', pai: null },
  nascido: '1980-02-29',
  dividas: [
    { credor: '=1+1', valor: -12.5, contrato: '123' },
    { credor: 'Banco; "Bom"', valor: 7, contrato: null },
  ],
  nada: [],
  foto: 'data:image/png;base64,AAAA',
  recado: 'Confira 111.444.777-35',
  emails: ['ana@exemplo.com'],
  score: 1000,
  fatos: [{ dia: '2024-01-31', fato: 'Mudança', onde: 'Niterói' }],
}

export const found: AnsweredOutcome = { status: 'found', answer, source: 'Fonte Boa', isDemo: false, at }

export const incomplete: AnsweredOutcome = {
  ...found,
  status: 'incomplete',
  answer: { ...answer, nome: 'Ana Outra', familia: {}, dividas: [] },
  missing: ['familia.mae', 'familia.pai'],
  source: 'Dados de demonstração',
  isDemo: true,
  requestId: 'request-2',
}

export const notFound: Outcome = { status: 'not-found', source: 'Fonte Boa', isDemo: false, at }

export const failed: Outcome = {
  status: 'failed',
  reason: 'timeout',
  message: 'A fonte demorou demais.',
  requestId: 'request-4',
  isDemo: false,
  at,
}

const toSection = (title: string, outcome?: Outcome): Section => ({
  key: title,
  title,
  definition: { ...definition, title },
  state: outcome?.status ?? 'not-queried',
  ...(outcome ? { values, answer: { outcome } } : {}),
})

/** A section of each state. */
export const sections: Section[] = [
  toSection('Cadastro', found),
  toSection('Protestos', incomplete),
  toSection('Processos', notFound),
  toSection('Score', failed),
  toSection('Veículos'),
]
