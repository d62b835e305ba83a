import { describe, expect, it } from 'vitest'
import { formatPage } from '../../../../codegen/authoring/add/page-choices.ts'
import { type PageProposal, proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import { blockPaths } from '../../../../manifest/blocks/index.ts'
import { readSupplier, secrets, suppliers } from './support/suppliers.ts'

describe.each(suppliers)('%s', (name) => {
  const page = formatPage(proposePage(readSupplier(name)))

  it('gives a page', async () => {
    await expect(page).toMatchFileSnapshot(`pages/${name}.yaml`)
  })

  it('keeps no value of its people', () => {
    expect(readSupplier(name)).toMatch(secrets)
    expect(page).not.toMatch(secrets)
  })
})

const propose = (name: string) => proposePage(readSupplier(name))

const leftOut = (name: string) => propose(name).leftOut.map(({ path }) => path)

const findTable = ({ result }: PageProposal, title: string) => {
  const block = result.find((one) => one.block === 'table' && one.title === title)
  if (block?.block !== 'table') throw new Error(`${title} is no table`)
  return block
}

it.each([
  ['infosimples', ['header', 'code', 'data_count', 'site_receipts']],
  ['bigdatacorp', ['QueryId', 'ElapsedMilliseconds', 'Status', 'Result.0.MatchKeys']],
  ['spc', ['resultado.protocolo', 'resultado.operador']],
  ['boavista', ['consulta', 'acerta_completo_positivo.debitos.moeda']],
  ['senatran', ['parametros', 'codigoRetorno']],
  ['tribunais', ['_shards', 'hits.hits.0._index', 'took']],
  ['assertiva', ['cabecalho']],
])('leaves out the protocol and the echo of %s', (name, paths) => {
  expect(leftOut(name)).toEqual(expect.arrayContaining(paths))
})

it.each([
  ['infosimples', 'data.0.'],
  ['bigdatacorp', 'Result.0.'],
  ['serasa', 'reports.0.'],
  ['quod', 'QuodReportResponseEx.Response.Records.Record.0.'],
  ['tribunais', 'hits.hits.0._source.'],
])('shows the values of the only element in the list of %s', (name, start) => {
  const paths = propose(name).result.flatMap(blockPaths)
  expect(paths.filter(({ path }) => !path.startsWith(start))).toEqual([])
})

it.each([
  ['pgfn', 'Débitos', 'inscricoes', 'debitos', 'numeroInscricao'],
  ['scr', 'Vencimentos', 'listaDeResumoDasOperacoes', 'listaDeVencimentos', 'descricaoModalidade'],
  ['telefones', 'Bloqueios', 'retorno.telefones', 'bloqueios', 'numero'],
  ['neoway', 'Partes', 'processosJudiciais.processos', 'partes', 'numero'],
])(
  'shows the lists inside rows of %s as rows that name the outer one',
  (name, title, value, each, identity) => {
    const table = findTable(propose(name), title)
    expect([table.value, table.each, table.columns[0]?.value]).toEqual([value, each, identity])
  },
)

it.each([['quod', 'QuodReportResponseEx.Response.Records.Record.0.QuodScore.Score', 300]])(
  'finds the score of %s in depth',
  (name, value, min) => {
    expect(propose(name).result.filter(({ block }) => block === 'score')).toMatchObject([{ value, min }])
  },
)

it.each([
  ['telefones', 'Telefones', 'numero', 'ddd'],
  ['bigdatacorp', 'Telefones', 'Number', 'AreaCode'],
  ['receita', 'Telefones', 'numero', 'ddd'],
  ['cnpja', 'Telefones', 'number', 'area'],
])('joins the area codes of %s', (name, title, value, areaCode) => {
  expect(findTable(propose(name), title).columns).toContainEqual(
    expect.objectContaining({ value, areaCode, format: 'phone' }),
  )
})

it.each<[name: string, findings: string[]]>([
  ['serasa', ['score', 'pendências financeiras (Pefin)', 'em pendências financeiras (Pefin)', 'protestos']],
  ['pgfn', ['inscrições na dívida ativa', 'em dívida']],
  ['senatran', ['roubo ou furto', 'restrições']],
])('proposes findings for %s', (name, labels) => {
  expect(propose(name).findings.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
})

it('colors no generic status, and invents no bands', () => {
  const { columns } = findTable(propose('quod'), 'Apontamentos')
  expect(columns.find(({ value }) => value === 'ApontamentoStatus')).not.toHaveProperty('colors')
  expect(propose('quod').result.find(({ block }) => block === 'score')).toMatchObject({ bands: [] })
})

it.each([
  ['serasa', 'reports.0.facts.inquiry.summary.count', 'consultas ao documento'],
  ['spc', 'resultado.spc.resumo.quantidade-total', 'registros no SPC'],
  ['neoway', 'processosJudiciais.totalProcessos', 'processos judiciais'],
  ['telefones', 'retorno.quantidade', 'telefones'],
])('counts a list of %s by the total of the answer', (name, value, label) => {
  expect(propose(name).findings).toContainEqual(expect.objectContaining({ value, label }))
  expect(leftOut(name)).not.toContain(value)
})

it('heads a page without a name with the document', () => {
  expect(propose('scr').summary).toMatchObject({ value: 'codigoDoCliente', format: 'cpf', sensitive: true })
})

it('keeps the main CNAE and the receipt', () => {
  const listItems = (name: string) =>
    propose(name).result.flatMap((block) => (block.block === 'fields' ? block.items : []))
  expect(listItems('receita')).toContainEqual(
    expect.objectContaining({ value: 'cnaePrincipal.codigo', format: 'cnae' }),
  )
  expect(listItems('infosimples')).toContainEqual(
    expect.objectContaining({ value: 'data.0.site_receipt', label: 'Comprovante da fonte' }),
  )
})

it.each([
  ['assertiva', { value: 'participacao', format: 'percent', scale: 100 }],
  ['serasa', { value: 'reports.0.score.defaultRate', format: 'percent', scale: 100 }],
  ['neoway', { value: 'participacaoSocietaria', format: 'percent' }],
  ['spc', { value: 'resultado.consumidor.consumidor-pessoa-fisica.data-nascimento', format: 'date' }],
])('gives a value of %s its format', (name, item) => {
  const items = propose(name).result.flatMap((block) =>
    block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : [],
  )
  expect(items).toContainEqual(expect.objectContaining(item))
})

it('takes no total of something else', () => {
  expect(propose('neoway').findings).toContainEqual(
    expect.objectContaining({ count: 'veiculos.modelosVeiculos' }),
  )
})

it('never translates a label in part', () => {
  const labels = suppliers.flatMap((name) =>
    propose(name).result.flatMap((block) =>
      block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : [],
    ),
  )
  const english =
    /\b(?:data básic|básico data|tax|query|whats app|id do imposto|amount|equity|role|the|of)\b/i
  expect(labels.filter(({ label }) => english.test(label))).toEqual([])
})
