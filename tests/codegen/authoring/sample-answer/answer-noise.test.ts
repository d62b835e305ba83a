import { expect, it } from 'vitest'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { leftOut, propose } from './support/propose.ts'

const person = { nome: 'Ana Prado', cpf: '52998224725' }
const titular = { titular: person, certidao: { numero: '12-A', tipo: 'Negativa', emissao: '2026-01-02' } }

it.each<[what: string, answer: Json, paths: string[]]>([
  [
    'pages',
    { ...titular, totalPaginas: 3, numeroPagina: 1, paginasRestantes: 2, empty: false },
    ['totalPaginas'],
  ],
  [
    'the time of the query',
    { ...titular, dt_hr_consulta: '2026-01-02 10:00:00', tempo_ms: 12 },
    ['dt_hr_consulta'],
  ],
  [
    'a status with its source',
    { ...titular, status: { codigo: 200, mensagem: 'OK', fonte: 'DETRAN' } },
    ['status'],
  ],
  [
    'a reply with its version',
    { ...titular, Retorno: { Codigo: 0, Versao: '2', DataHora: '1' } },
    ['Retorno'],
  ],
  ['a status beside the code of an error', { ...titular, STATUS: 'SUCESSO', COD_ERRO: null }, ['STATUS']],
  [
    'links and notices',
    { ...titular, links: [{ rel: 'self', href: 'x' }], notices: [{ title: 'a' }] },
    ['links'],
  ],
  ['keys of a warehouse', { ...titular, skMesReferencia: 8 }, ['skMesReferencia']],
  ['a jCard', { ...titular, vcardArray: ['vcard', [['fn', {}, 'text', 'Ana']]] }, ['vcardArray']],
])('leaves out %s', (_what, answer, paths) => {
  expect(leftOut(answer)).toEqual(expect.arrayContaining(paths))
})

it('enters a list of one thing that has lists of its own', () => {
  const { summary, result } = propose([
    { servidor: { pessoa: person }, fichas: [{ cargo: 'Médica', uf: 'SP' }] },
  ])
  expect(summary).toMatchObject({ value: '0.servidor.pessoa.nome' })
  expect(result.map(({ title }) => title)).toContain('Fichas')
})

it('keeps a list of one plain row a list', () => {
  expect(propose([{ tipo: 'A', valor: 10.5 }]).result[0]).toMatchObject({ block: 'table', value: '$' })
})

it('heads a page with a document inside that no name stands beside', () => {
  const answer = {
    consent: { loggedUser: { document: { identification: '52998224725', rel: 'CPF' } }, status: 'X' },
    a: [],
  }
  expect(propose(answer).summary).toMatchObject({ format: 'cpf', sensitive: true })
})

it('names a list without a name by what its rows repeat', () => {
  const row = (id: number) => ({ numeroContrato: id, objetoContrato: `Obra ${id}`, anoContrato: 2020 + id })
  const { result, findings } = propose({ fornecedor: person, data: [row(1), row(2)] })
  expect(result.map(({ title }) => title)).toContain('Contratos')
  expect(findings.map(({ label }) => label)).toContain('contratos')
})

it('gives what stands beside the subject no title of a person', () => {
  const all = { ...titular, titular: { ...person, sexo: 'F', rg: '1234567', uf: 'SP' } }
  const answer = { observacao: 'Nada', garantia: 'Não', aviso: 'Um', ...all }
  expect(propose(answer).result.map(({ title }) => title)).toEqual(['Titular', 'Outros dados', 'Certidão'])
})
