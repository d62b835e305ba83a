import { expect, it } from 'vitest'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { listShown, listVisibleColumns, propose } from './support/propose.ts'

const person = { nome: 'Ana Prado', cpf: '52998224725' }

it.each<[key: string, value: Json, shown: object]>([
  ['qt_debitos', 3, { format: 'number' }],
  ['vlPesoKg', 2155, { format: 'number' }],
  ['valorMedio12Meses', 605.99, { format: 'currency' }],
  ['icms', 77.26, { format: 'currency' }],
  ['previdenciaOficial', '-1.390,07', { format: 'currency' }],
  ['taxaOcupacaoImovel', '0,00', { format: 'currency' }],
  ['indicePontualidade', 0.83, { format: 'number' }],
  ['match_score', 0.97, { format: 'percent' }],
  ['Participacao', '48.000,00', { format: 'currency' }],
  ['txJurosMes', 1.89, { format: 'percent' }],
  ['flagAfastado', 0, { format: 'yes-no' }],
  ['FL_RECURSO', '0', { format: 'yes-no' }],
  ['area_embargada', '38,9000', { format: 'number' }],
  ['DAT_EMBARGO', '12/08/19', { format: 'date' }],
])('reads %s by its whole key', (key, value, shown) => {
  const found = listShown({ ...person, parte: { [key]: value, uf: 'SP', tipo: 'A', obs: 'x' } })[
    `parte.${key}`
  ]
  expect(found).toMatchObject(shown)
})

it.each([
  ['FaixaPreco', 3],
  ['razaoSocialReceita', ''],
  // Nine thousand in Brazil, and nine and a tenth elsewhere.
  ['TARA_KG', '9.100'],
])('gives %s no format', (key, value) => {
  const found = listShown({ ...person, parte: { [key]: value, uf: 'SP', tipo: 'A', obs: 'x' } })[
    `parte.${key}`
  ]
  expect(found).not.toHaveProperty('format')
})

it('hides no tax that has the name of a document', () => {
  const found = listShown({ ...person, conta: { pisCofins: 5.06, valor: 10.5, uf: 'SP', mes: '2026-01' } })
  expect(found['conta.pisCofins']).toMatchObject({ format: 'currency', sensitive: false })
})

const inCents = {
  totalCentavos: 101_33,
  taxa: { multaCentavos: 100, jurosCentavos: 33, uf: 'SP', tipo: 'A' },
}

it('divides all whole amounts of an answer that names its cents', () => {
  const answer = {
    ...person,
    ...inCents,
    ipva: [
      { valor: 89480, ano: 2026 },
      { valor: 101, ano: 2025 },
    ],
  }
  expect(listShown(answer).valor).toMatchObject({ format: 'currency', scale: 100 })
})

it('divides no amount with decimals', () => {
  const answer = {
    ...person,
    ...inCents,
    ipva: [
      { valor: 894.8, ano: 2026 },
      { valor: 101.5, ano: 2025 },
    ],
  }
  expect(listShown(answer).valor).not.toHaveProperty('scale')
})

it('names a flag that only says that there is one by its object', () => {
  const found = listShown({ ...person, restricoes: { tipo: 'a', renajud: { existe: 'NAO', processos: [] } } })
  expect(found['restricoes.renajud.existe']).toMatchObject({ label: 'RENAJUD', format: 'yes-no' })
})

it('shows a status, a date and the final amount before further names', () => {
  const row = (id: number) => ({
    nomeProduto: `Plano ${id}`,
    razaoSocialOperadora: `Vida ${id} Ltda`,
    modalidade: 'Medicina de grupo',
    tipoContratacao: 'Coletivo',
    abrangencia: 'Nacional',
    dataAdesao: `2026-0${id}-01`,
    dataCancelamento: null,
    valorInicial: 100.5 + id,
    valorAtualizado: 120.5 + id,
    situacao: 'ATIVO',
  })
  expect(listVisibleColumns({ ...person, planos: [row(1), row(2)] }, 'Planos')).toEqual([
    'Nome do produto',
    'Razão social da operadora',
    'Modalidade',
    'Data de adesão',
    'Valor atualizado',
    'Situação',
  ])
})

it('joins a code and its text in a row that lacks the text too', () => {
  const rows = [
    { nome: 'A', acomodacao: 'Q', descAcomodacao: 'Quarto', uf: 'SP' },
    { nome: 'B', acomodacao: 'Q', descAcomodacao: null, uf: 'RJ' },
  ]
  expect(Object.keys(listShown({ ...person, planos: rows }))).not.toContain('acomodacao')
})

it('takes a word in capitals for no prefix', () => {
  const recalls = [7, 8].map((NUMERO) => ({ NUMERO, DESCRICAO: `Freio ${NUMERO}`, SITUACAO: 'ABERTO' }))
  expect(listVisibleColumns({ ...person, recalls }, 'Recalls')).toContain('Descrição')
})

it('tells arrears, and one sum of a debt', () => {
  const answer = {
    ...person,
    resumo: { mesesEmAtraso: 2, valorEmAberto: 30.5, faixa: 'B', tipo: 'A' },
    dividas: [
      { credor: 'Um', valor: 10.25 },
      { credor: 'Dois', valor: 20.25 },
    ],
  }
  const labels = propose(answer).findings.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['valor em aberto', 'meses em atraso', 'dívidas']))
  expect(labels).not.toContain('em dívidas')
})

it('tells no number of states without a protest, nor of sources', () => {
  const { findings } = propose({ ...person, ufsSemProtesto: ['AC', 'AM'], fontes: [{ nome: 'A', uf: 'SP' }] })
  expect(findings).toEqual([])
})

it('does not call a person in politics an offender', () => {
  const [finding] = propose({ ...person, isPep: true, uf: 'SP' }).findings
  expect(finding).toMatchObject({ tone: 'warning' })
})
