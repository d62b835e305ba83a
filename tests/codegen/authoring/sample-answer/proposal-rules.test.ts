import { expect, it } from 'vitest'
import { type PageProposal, proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

const person = { nome: 'Ana Prado', cpf: '52998224725' }

const propose = (answer: Json): PageProposal => proposePage(JSON.stringify(answer))

const listTable = (answer: Json, title: string) => {
  const block = propose(answer).result.find((one) => one.title === title)
  return block?.block === 'table' ? block.columns.map(({ label }) => label) : []
}

const listItems = ({ result }: PageProposal) =>
  result.flatMap((block) => (block.block === 'fields' ? block.items : []))

const findItem = (answer: Json, label: string) =>
  listItems(propose(answer)).find((item) => item.label === label)

const leftOut = (answer: Json) => propose(answer).leftOut.map(({ path }) => path)

const debt = (id: number) => ({
  id: `d-${id}`,
  situacao: 'ABERTA',
  valor: 10.5 * id,
  dataVencimento: `2026-0${id}-10`,
  credor: `Banco ${id} S.A.`,
})

it('orders columns by what they tell: who, when, how much, in which state, and the code last', () => {
  expect(listTable({ ...person, dividas: [debt(1), debt(2)] }, 'Dívidas')).toEqual([
    'Credor',
    'Data de vencimento',
    'Valor',
    'Situação',
    'ID',
  ])
})

it('puts the person that all rows are about last', () => {
  const row = (id: string) => ({
    NOME_EMBARGADO: 'Ana Prado',
    CPF_EMBARGADO: person.cpf,
    DES_INFRACAO: `Infração ${id}`,
  })
  const [first, ...others] = listTable([row('um'), row('dois')], 'Resultados')
  expect(first).toBe('Infração')
  expect(others).toEqual(['Nome embargado', 'CPF embargado'])
})

it('heads a list whose rows name one person, and none with a town', () => {
  const row = (id: number) => ({
    NOME_EMBARGADO: 'Ana Prado',
    CPF_EMBARGADO: person.cpf,
    numero: id,
    municipio: 'Sorriso',
  })
  expect(propose([row(1), row(2)]).summary).toMatchObject({
    value: '0.NOME_EMBARGADO',
    detail: { value: '0.CPF_EMBARGADO' },
  })
  expect(
    propose([
      { municipio: 'Sorriso', area: 1 },
      { municipio: 'Sorriso', area: 2 },
    ]).summary,
  ).toBeUndefined()
})

it.each<[head: string, answer: Json]>([
  ['sujeto.nombreCompleto', { sujeto: { nombreCompleto: 'Ana Prado', numeroDocumento: person.cpf } }],
  ['subject.displayName', { subject: { displayName: 'Ana Prado', taxId: '529.982.247-25', level: 'A' } }],
  [
    'Extracao.Nome.Valor',
    {
      Extracao: { Nome: { Valor: 'Ana Prado', Confianca: 0.9 }, CPF: { Valor: person.cpf, Confianca: 0.8 } },
    },
  ],
  [
    'imovel.nomeImovel',
    {
      imovel: { nomeImovel: 'Fazenda Boa Vista', areaHa: 12.5, bioma: 'Cerrado', uf: 'MT' },
      responsavelTecnico: { nome: 'Ana Prado', art: '12', crea: '9' },
    },
  ],
  [
    'processo.numero',
    { processo: { numero: '0800123-35.2015.8.19.0001', classe: 'Execução', vara: '2ª', valorCausa: 10.5 } },
  ],
])('heads a page with %s', (value, answer) => {
  expect(propose(answer).summary).toMatchObject({ value })
})

it('takes the codes of a thing with a name for the name', () => {
  const answer = {
    ...person,
    cidade: { id: 2317, nome: 'Cambuí', ibge_id: 3110608, siafi_id: '4219' },
    atividade_principal: {
      id: '4691500',
      secao: 'G',
      divisao: '46',
      subclasse: '4691-5/00',
      descricao: 'Comércio atacadista',
    },
  }
  expect(findItem(answer, 'Cidade')).toMatchObject({ value: 'cidade.nome' })
  expect(findItem(answer, 'CNAE')).toMatchObject({ value: 'atividade_principal.subclasse', format: 'cnae' })
  expect(leftOut(answer)).toEqual(expect.arrayContaining(['cidade.ibge_id', 'atividade_principal.secao']))
})

it.each<[text: string, code: string, answer: Json]>([
  ['dscEspecie', 'especie', { ...person, especie: 'DMI', dscEspecie: 'Duplicata' }],
  [
    'AccountTypeDescription',
    'AccountType',
    { ...person, AccountType: 'TRAN', AccountTypeDescription: 'Conta de pagamento' },
  ],
  ['porte', 'codigo_porte', { ...person, codigo_porte: 5, porte: 'DEMAIS PORTES' }],
])('shows the text %s and not its code', (text, code, answer) => {
  expect(listItems(propose(answer)).map(({ value }) => value)).toContain(text)
  expect(leftOut(answer)).toContain(code)
})

it('shows a reading as its value, and not how sure the source is', () => {
  const answer = {
    ...person,
    Validade: { Valor: '18/05/2031', Confianca: 0.97 },
    registro: { Valor: '04719283650', Confianca: 0.9 },
  }
  expect(findItem(answer, 'Validade')).toMatchObject({ value: 'Validade.Valor', format: 'date' })
  expect(findItem(answer, 'Registro')).not.toHaveProperty('format')
  expect(leftOut(answer)).toContain('Validade.Confianca')
})

it('takes objects of one shape for a map, also if one is null', () => {
  const entry = { consta: false, checkedAt: '2026-10-14' }
  const answer = {
    ...person,
    listas: { OFAC: entry, ONU: entry, COAF: null, CEIS: { ...entry, consta: true } },
  }
  expect(propose(answer).result).toContainEqual(
    expect.objectContaining({ block: 'table', value: 'listas.*', key: 'lista' }),
  )
})

it('never renames a key that is a word, though a value says the same', () => {
  const answer = {
    ...person,
    origem: 'SEGURADORA',
    sinistros: [{ seguradora: 'Porto Exemplo S.A.', tipo: 'colisão' }],
  }
  expect(JSON.stringify(propose(answer).example)).toContain('"seguradora"')
})

it.each<[label: string, answer: Json]>([
  [
    'inscrições',
    {
      ...person,
      inscricoes: [
        { numero: '1', uf: 'SP', tipo: 'CRM' },
        { numero: '2', uf: 'MG', tipo: 'CRM' },
      ],
    },
  ],
  [
    'bloqueios',
    {
      ...person,
      telefones: [
        { numero: '11987654321', bloqueios: [{ orgao: 'Procon', desde: '2024-01-01', tipo: 'x' }] },
      ],
    },
  ],
])('colors no %s: they are no debts', (label, answer) => {
  const finding = propose(answer).findings.find((one) => one.label === label)
  expect(finding).toBeDefined()
  expect(finding).not.toHaveProperty('tone')
})

it('bounds a score only by the ends of its own scale', () => {
  const { result } = propose({ ...person, score: 612, valorDividaMax: 800 })
  expect(result.map(({ block }) => block)).not.toContain('score')
})

it('adds up no prices of one thing and no amounts of inquiries', () => {
  const rows = [
    { modelo: 'Gol', valor: 10.5 },
    { modelo: 'Gol 1.0', valor: 11.5 },
  ]
  const totals = propose({ ...person, fipe: rows, consultas: rows, dividas: rows }).result.flatMap((block) =>
    block.block === 'table' && block.columns.some(({ total }) => total) ? [block.title] : [],
  )
  expect(totals).toEqual(['Dívidas'])
})

it('names the nearest row around the rows of a list three deep', () => {
  const partner = (nome: string, socios: Json[] = []) => ({ nome, percentual: 50.5, socios })
  const answer = {
    ...person,
    arvore: [
      partner('Alfa Ltda', [partner('Beta Ltda', [partner('Caio Reis')])]),
      partner('Gama Ltda', [partner('Delta Ltda', [partner('Davi Reis')])]),
    ],
  }
  const third = propose(answer).result.find(
    (block) => block.block === 'table' && block.each === 'socios.socios',
  )
  expect(third).toMatchObject({ columns: [{ label: 'Sócio', value: 'socios.nome' }, { label: 'Nome' }, {}] })
})

it('keeps a list of one a list', () => {
  const answer = {
    ...person,
    leiloes: [{ leiloeiro: 'Exemplo', lote: '12', data: '2024-01-01', score_leilao: 60 }],
  }
  expect(propose(answer).result).toContainEqual(expect.objectContaining({ block: 'table', value: 'leiloes' }))
})

it.each<[path: string, answer: Json]>([
  ['tempo_resposta_ms', { ...person, tempo_resposta_ms: 120, dados: { idade: 30 } }],
  ['Meta', { ...person, Meta: { ElapsedMs: 12, TransactionId: 'abc' }, dados: { idade: 30 } }],
  [
    'area.poligono',
    { ...person, area: { poligono: 'POLYGON((1 1))', nome: 'Gleba', uf: 'MT', bioma: 'Cerrado', ano: 2020 } },
  ],
  ['Name.First', { Name: { First: 'Ana', Last: 'Prado', Full: 'Ana Prado' }, cpf: person.cpf }],
])('leaves out %s', (path, answer) => {
  expect(leftOut(answer)).toContain(path)
})

it('takes a date for no phone number, and days in arrears for no money', () => {
  expect(findItem({ ...person, telefone_data: '2019-04-02' }, 'Data do telefone')).toMatchObject({
    format: 'date',
  })
  expect(findItem({ ...person, renda_atraso: 25 }, 'Renda de atraso')).toMatchObject({ format: 'number' })
})

it("reads the code of a company's status by the words of the federal register", () => {
  const answer = {
    nomeEmpresarial: 'Exemplo Ltda',
    ni: '11222333000181',
    situacaoCadastral: { codigo: '2', data: '2020-01-01', motivo: '' },
  }
  expect(propose(answer).summary?.status).toMatchObject({
    value: 'situacaoCadastral.codigo',
    texts: { 2: 'Ativa' },
  })
})

it('takes the total of a summary for no other list', () => {
  const certidao = (orgao: string) => ({ orgao, resultado: 'NEGATIVA', validade: '2027-01-01' })
  const answer = {
    ...person,
    resumo: { total: 4, negativas: 3 },
    certidoes: { federal: certidao('PGFN'), fgts: certidao('Caixa'), trabalhista: certidao('TST') },
    pendencias: [{ orgao: 'PGFN', valor: 10.5, tipo: 'DEBITO' }],
  }
  expect(propose(answer).findings).toContainEqual(expect.objectContaining({ count: 'pendencias' }))
})

it('takes the number of a card for no amount', () => {
  const row = { NR_CARTEIRA: '0042198800917', VL_MENSALIDADE: '00000134827', NM_PLANO: 'Plano A' }
  const columns = propose({ ...person, vinculos: [row, { ...row, NR_CARTEIRA: '0001705' }] }).result.flatMap(
    (block) => (block.block === 'table' ? block.columns : []),
  )
  expect(columns.find(({ value }) => value === 'NR_CARTEIRA')).not.toHaveProperty('format')
  expect(columns.find(({ value }) => value === 'VL_MENSALIDADE')).toMatchObject({
    format: 'currency',
    scale: 100,
  })
})

it('heads a page with the person whose role both keys tell', () => {
  const answer = { condutor: { nomeCondutor: 'Ana Prado', cpfCondutor: person.cpf, pontos: 7, uf: 'SP' } }
  expect(propose(answer).summary).toMatchObject({
    value: 'condutor.nomeCondutor',
    detail: { value: 'condutor.cpfCondutor' },
  })
})

it('keeps the items of a part a list, by the name of the part', () => {
  const answer = {
    ...person,
    pendencias: { total: 1, items: [{ credor: 'Banco A S.A.', valor: 10.5, uf: 'SP' }] },
  }
  expect(propose(answer).result).toContainEqual(
    expect.objectContaining({ block: 'table', title: 'Pendências', value: 'pendencias.items' }),
  )
})
