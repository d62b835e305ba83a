import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatPage } from '../../../../codegen/authoring/add/page-choices.ts'
import { type PageProposal, proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import { layoutPaths } from '../../../../manifest/blocks/index.ts'
import { joinAnswerPath, splitAnswerPath, valueAt } from '../../../../manifest/contract/answer-path.ts'
import { pathInRows, removeIndexes } from '../../../../manifest/contract/findings.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { Block } from '../../../../manifest/schema/result.ts'
import { temporaryProject } from '../../support/temporary-project.ts'
import { readShape, shapeSecrets, shapes } from './support/shapes.ts'

const propose = (name: string) => proposePage(readShape(name))

describe.each(shapes)('%s', (name) => {
  it('gives a page that keeps no value of its people', async () => {
    const page = formatPage(propose(name))
    expect(readShape(name)).toMatch(shapeSecrets)
    expect(page).not.toMatch(shapeSecrets)
    await expect(page).toMatchFileSnapshot(`shapes-pages/${name}.yaml`)
  })

  it('becomes a consulta that codegen accepts', async () => {
    const { folder, codegen } = temporaryProject({ 'resposta.json': readShape(name) })
    const added = await codegen(
      'add',
      '--family',
      'forma',
      '--title',
      'Forma',
      '--field',
      'cpf',
      '--from',
      'resposta.json',
    )
    expect([added.status, added.stderr]).toEqual([0, ''])
    const { status, stderr } = await codegen()
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'src/generated/consultas/forma.ts'), 'utf8')).toContain('result: [')
  })

  it('shows each value, or tells why not', () => {
    const page = propose(name)
    const told = listToldPaths(page)
    const isTold = (path: string) => told.some((one) => isWithin(path, one) || isWithin(one, path))
    expect([...new Set(listLeaves(page.example))].filter((path) => !isTold(path))).toEqual([])
  })
})

/** Lists the paths of an answer's values, without indexes. */
function listLeaves(value: Json, keys: string[] = []): string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((element) => listLeaves(element, keys))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [joinAnswerPath(keys)]
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...keys, key]))
}

function listToldPaths({ summary, result, findings, leftOut }: PageProposal): string[] {
  const shown = layoutPaths({ ...(summary && { summary }), result }).flatMap(({ path, rows }) =>
    rows
      ? rows
          .filter(({ at }) => at[0] !== 'each')
          .map((row) => pathInRows(path.replace(/\.\*$/, ''), row.path))
      : [path],
  )
  const told = leftOut.filter(({ why }) => !/^de \d+ elementos/.test(why)).map(({ path }) => path)
  // The key of a list of keys and values is in the paths of its values.
  const keys = shown.flatMap((path) => (path.includes('=') ? [path.replace(/=.*$/s, '')] : []))
  const found = findings.flatMap(({ value }) => value ?? [])
  return [...shown.map((path) => path.replace(/\.[^.=]+=[^.]+/g, '')), ...keys, ...found, ...told].map(
    removeIndexes,
  )
}

const isWithin = (path: string, outer: string) => {
  const [keys, start] = [splitAnswerPath(path), splitAnswerPath(outer)]
  // The keys of a map are data: a path of its rows does not name them.
  const isMapKey = (key: string | undefined) => key !== undefined && /^\d|^[A-Z]{2}$/.test(key)
  const plain = keys.filter((key) => !isMapKey(key))
  return start.filter((key) => !isMapKey(key)).every((key, index) => plain[index] === key)
}

const findBlock = <Kind extends Block['block']>(name: string, kind: Kind, title: string) => {
  const block = propose(name).result.find((one) => one.block === kind && one.title === title)
  if (!block) throw new Error(`${name} has no ${kind} ${title}`)
  return block as Extract<Block, { block: Kind }>
}

const leftOut = (name: string) => propose(name).leftOut.map(({ path }) => path)

const listItems = (name: string) =>
  propose(name).result.flatMap((block) =>
    block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : [],
  )

const findItem = (name: string, label: string) => listItems(name).find((item) => item.label === label)

it('shows lists three deep as rows of each level', () => {
  expect(findBlock('tribunal', 'table', 'Advogados')).toMatchObject({
    value: 'processos',
    each: 'partes.advogados',
  })
  expect(findBlock('tribunal', 'table', 'Partes')).toMatchObject({ value: 'processos', each: 'partes' })
})

it.each([
  ['pagamentos-por-mes', 'Pagamentos por mês', 'pagamentosPorMes.*', 'mes'],
  ['pagamentos-por-mes', 'Bancos', 'bancos.*', 'banco'],
  ['pagamentos-por-mes', 'Consultas por UF', 'consultasPorUf.*', 'uf'],
  ['telecom', 'Por dia', 'consumo.porDia.*', 'dia'],
])('shows a map of %s as a table whose first column is the key', (name, title, value, key) => {
  const table = findBlock(name, 'table', title)
  expect([table.value, table.key, table.columns[0]?.value]).toEqual([value, key, key])
})

it('shows attributes of XML as values, and the text of an element under its name', () => {
  expect(propose('xml-convertido').summary).toMatchObject({
    value: 'consultaResponse.pessoa.nome.#text',
    detail: { value: 'consultaResponse.pessoa.@cpf', format: 'cpf', sensitive: true },
    status: { value: 'consultaResponse.pessoa.@situacao' },
  })
  expect(findBlock('xml-convertido', 'table', 'Telefones').columns).toMatchObject([
    { value: '#text', areaCode: '@ddd' },
  ])
})

it('shows a list of keys and values as fields by their keys', () => {
  expect(findItem('chave-valor', 'Renda presumida')).toMatchObject({
    value: 'indicadores.chave=RENDA_PRESUMIDA.valor',
    format: 'currency',
  })
  expect(leftOut('chave-valor')).toContain('matriz')
})

it('opens JSON in a text', () => {
  expect(propose('chave-valor').summary).toMatchObject({ value: 'payload.nome' })
})

it('shows a code and its description as one value', () => {
  expect(leftOut('codigo-descricao')).toEqual(
    expect.arrayContaining(['dadosCadastrais.codSituacao', 'dadosCadastrais.codSexo', 'vinculos.codCargo']),
  )
  expect(findItem('codigo-descricao', 'Sexo')).toMatchObject({ value: 'dadosCadastrais.dscSexo' })
})

it.each([
  ['codigo-descricao', 'dadosCadastrais.nomPessoa'],
  ['kyc-ingles', 'check.applicant.personal.fullName'],
  ['credito-codificado', 'REL.IDENT.NM_RZ_SOC'],
  ['graphql', 'data.company.legalName'],
  ['json-api', 'data.attributes.full-name'],
  ['historico-escolar', 'aluno.nome'],
  ['multas', 'placa'],
  ['paginado', 'items.0.devedor.nome'],
])('heads the page of %s with whom it is about', (name, value) => {
  expect(propose(name).summary).toMatchObject({ value })
})

it('heads no page with a town', () => {
  expect(propose('geojson').summary).toBeUndefined()
})

it('takes no status of a certificate or of the request for that of the subject', () => {
  expect(propose('arquivos').summary).not.toHaveProperty('status')
  expect(propose('kyc-ingles').summary).not.toHaveProperty('status')
})

it.each([
  ['codigo-descricao', ['dscRetorno']],
  ['xml-convertido', ['consultaResponse.@versao', 'consultaResponse.pessoa.nascimento.@formato']],
  ['kyc-ingles', ['status', 'created_at', 'check.id']],
  ['graphql', ['data.company.id']],
  ['arquivos', ['certidao.mime']],
  ['geojson', ['name']],
])('leaves out the technical values of %s', (name, paths) => {
  expect(leftOut(name)).toEqual(expect.arrayContaining(paths))
})

it('keeps the type that tells included resources apart', () => {
  const table = findBlock('json-api', 'table', 'Registros')
  expect(table.groupBy).toBe('type')
  expect(table.columns).toContainEqual(expect.objectContaining({ label: 'Tipo', value: 'type' }))
})

it('claims nothing about a score of an unknown scale', () => {
  expect(propose('score-sem-escala').result.map(({ block }) => block)).not.toContain('score')
  expect(findItem('score-sem-escala', 'Score')).toMatchObject({ value: 'score', format: 'number' })
})

it('divides cents', () => {
  expect(findItem('score-sem-escala', 'Total de dívidas')).toMatchObject({ format: 'currency', scale: 100 })
  expect(findItem('telecom', 'Valor mensal')).toMatchObject({ format: 'currency', scale: 100 })
})

it('takes nothing for a date', () => {
  expect(findItem('score-sem-escala', 'Óbito')).not.toHaveProperty('format')
  expect(findItem('codigo-descricao', 'Ano do óbito')).not.toHaveProperty('format')
  expect(findItem('kyc-ingles', 'Válido até')).toMatchObject({ format: 'datetime' })
})

it('gives files of a button and images a place', () => {
  expect(findItem('arquivos', 'Arquivo')).toMatchObject({ format: 'file' })
  expect(propose('arquivos').result.filter(({ block }) => block === 'image')).toHaveLength(3)
})

it('groups hundreds of values into blocks of at most 15', () => {
  const blocks = propose('quatrocentas-chaves').result.flatMap((block) =>
    block.block === 'fields' ? [block] : [],
  )
  expect(Math.max(...blocks.map(({ items }) => items.length))).toBeLessThanOrEqual(15)
  expect(blocks.flatMap(({ items }) => items).length).toBeGreaterThan(390)
  expect(new Set(blocks.map(({ title }) => title)).size).toBe(blocks.length)
  expect(blocks.length).toBeLessThan(40)
  expect(blocks.map(({ title }) => title)).toContain('Consignado: atraso, limite e uso')
  expect(findItem('quatrocentas-chaves', 'Modelo 001')).toBeDefined()
})

it('never writes a label half in Portuguese', () => {
  expect(findItem('codigo-descricao', 'qualRepLegal')).toBeDefined()
  expect(findItem('kyc-ingles', 'Total de passagens do número do telefone')).toBeDefined()
  expect(findItem('quatrocentas-chaves', 'phone_number_crawling_passages')).toBeDefined()
  const titles = shapes.flatMap((name) => propose(name).result.map(({ title = '' }) => title))
  expect(titles.filter((title) => /^(.+): \1$/i.test(title))).toEqual([])
})

const findFinding = (name: string, label: string) =>
  propose(name).findings.find((finding) => finding.label === label)

it('counts no place that was looked up as a hit', () => {
  expect(findFinding('kyc-ingles', 'listas de restrição')).toBeUndefined()
})

it('colors no lawsuit: the person may be its author', () => {
  expect(findFinding('tribunal', 'processos')).not.toHaveProperty('tone')
  expect(findFinding('tribunal', 'em processos')).not.toHaveProperty('tone')
})

it('shows the bands of the answer, and invents none', () => {
  const score = findBlock('credito-codificado', 'score', 'Score')
  expect([score.min, score.max, score.bands]).toEqual([0, 1000, []])
  expect(findItem('credito-codificado', 'Faixa')).toMatchObject({ value: 'REL.SCORE.DS_FAIXA' })
})

it('colors no status but that of a registration', () => {
  expect(findItem('historico-escolar', 'Situação final')).not.toHaveProperty('colors')
  expect(propose('codigo-descricao').summary?.status?.colors).toMatchObject({ REGULAR: 'success' })
})

it('counts a list by the total that the answer gives', () => {
  expect(findFinding('paginado', 'resultados')).toMatchObject({ value: 'meta.totalItems', to: 'Resultados' })
  expect(leftOut('paginado')).not.toContain('meta.totalItems')
  expect(leftOut('paginado')).toContain('meta.page')
  expect(findFinding('multas', 'autos')).toMatchObject({ value: 'resumo.qtdAutos' })
})

it.each([
  ['multas', 'Velocidade permitida', 'velocidade.permitida'],
  ['multas', 'Valor com desconto', 'valores.comDesconto'],
  ['telecom', 'Dados (MB): franquia', 'consumo.dadosMb.franquia'],
  ['telecom', 'SMS: usados', 'consumo.sms.usados'],
  ['telecom', 'Minutos', 'min'],
  ['paginado', 'Custas', 'custas.total'],
])('names a vague value of %s by its object: %s', (name, label, value) => {
  expect(findItem(name, label)).toMatchObject({ value })
})

it.each([
  ['credito-codificado', 'Percentual de participação', { format: 'percent', scale: 100 }],
  ['historico-escolar', 'Frequência percentual', { format: 'percent', scale: 100 }],
  ['graphql', 'Participação', { format: 'percent', scale: 100 }],
  ['codigo-descricao', 'Valor do salário', { format: 'currency', scale: 100 }],
  ['paginado', 'Custas', { format: 'currency' }],
])('gives a value of %s its format: %s', (name, label, shown) => {
  expect(findItem(name, label)).toMatchObject(shown)
})

it('invents percentages of a hundred', () => {
  const { example } = propose('credito-codificado')
  expect(Number(valueAt(example, 'REL.SCORE.PC_PROB_INAD'))).toBeLessThanOrEqual(100)
})

it('asks to check a label that no dictionary has', async () => {
  const { codegen } = temporaryProject({ 'resposta.json': readShape('quatrocentas-chaves') })
  const added = await codegen(
    'add',
    '--family',
    'f',
    '--title',
    'F',
    '--field',
    'cpf',
    '--from',
    'resposta.json',
  )
  expect(added.stdout).toContain('phone_number_crawling_passages: rótulo a conferir')
})

// The path of a head is fixed. In another answer, 'processos.0' is another lawsuit, and its first party another person: no
// step of a path reads 'the party whose document was asked'. The page keeps its title and the number of lawsuits.
it('gives a list of lawsuits no head, and counts them', () => {
  const { summary, findings } = propose('tribunal')
  expect(summary).toBeUndefined()
  expect(findings[0]).toMatchObject({ count: 'processos', label: 'processos' })
})
