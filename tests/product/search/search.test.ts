import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/generated/catalogue.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { routes } from '@/generated/routes.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { batchIndex, isAboutBatches, searchIndex } = await import('@/search/entries.ts')
const { find, buildIndex: indexed } = await import('@/search/find.ts')
const { buildOpeningGroups: openingGroups } = await import('@/search/opening.ts')
const { findInSession } = await import('@/search/session-entries.ts')
const { groupWithin, nameGroups, valueGroups } = await import('@/search/value-groups.ts')
const { auth } = await import('@/state/auth.ts')
const { cacheAnswer: keepAnswer } = await import('@/state/session.ts')
const { recordReport } = await import('@/state/session-reports.ts')
const { buildSubjectKey, findSubjectId } = await import('@/state/subjects.ts')
const { visibleLeads } = await import('@/state/visible-leads.ts')
const { clearUsage, recordUsages } = await import('@/state/usage.ts')

const listTitles = (groups: { title: string; entries: { title: string }[] }[]) =>
  groups.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])

const createRecord = (consultaId: string, at: number, isDemo = false) => ({
  consultaId,
  at,
  outcome: 'found' as const,
  ms: 100,
  ...(isDemo && { isDemo }),
})

beforeEach(() => {
  clearUsage()
  auth.isAuth = true
  auth.isAuth = false
})

describe('the entries of the search', () => {
  const entries = searchIndex().flatMap((group) => group.entries.map(({ entry }) => entry))

  it('contain every offered page, every variant and every dossiê once', () => {
    const pages = routes
      .filter(({ isUnlisted, dossie }) => !isUnlisted && dossie === undefined)
      .map(({ pattern }) => pattern)
      .filter((pattern) => !pattern.includes(':'))
    const variants = catalogue.flatMap((family) => family.variants.map(({ path }) => path))
    const dossies = dossieList.map(({ path }) => path)
    expect(entries.flatMap(({ path }) => path ?? []).sort()).toEqual(
      [...pages, ...variants, ...dossies].sort(),
    )
  })

  it('contain no error page, and no page for logged-out users', () => {
    const paths = entries.flatMap(({ path }) => path ?? [])
    expect(paths).not.toContain('/404')
    expect(paths).not.toContain('/')
    expect(paths).not.toContain('/register')
  })

  it('show their cost instead of their path or the name of their group', () => {
    expect(entries.filter(({ hint }) => hint.includes('/'))).toEqual([])
    expect(entries.find(({ path }) => path === '/consulta/cpf/2')?.hint).toBe('0,35 crédito')
    expect(entries.find(({ path }) => path === '/pacotes')?.hint).toBe('')
  })

  it('have unique titles for consultas', () => {
    const titles = entries.flatMap(({ path, title }) => (path?.startsWith('/consulta/') ? [title] : []))
    expect(titles).toContain('CPF · Dados cadastrais')
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('contain the available actions', () => {
    expect(entries.filter(({ run }) => run).map(({ title }) => title)).toEqual([
      'Usar tema claro',
      'Recolher menu',
      'Personalizar tema',
      'Consultas desta sessão',
      'Atalhos do teclado',
      'Sair',
    ])
  })

  it('match words inside pages too, ranked below other matches', () => {
    const [first] = find(searchIndex(), 'protesto', 200).groups
    expect(first?.entries[0]?.title).toMatch(/protesto/i)
    const found = find(searchIndex(), 'protesto', 200).groups.flatMap((group) => group.entries)
    expect(found.find(({ id }) => id === '/consulta/cpf/12')?.within?.[0]).toMatch(/protestos/i)
    expect(found.find(({ id }) => id === '/consulta/cpf/9')?.within).toBeUndefined()
  })

  it('match their paths', () => {
    expect(find(searchIndex(), '/pacotes', 5).groups[0]?.entries[0]?.path).toBe('/pacotes')
  })
})

describe('find', () => {
  const groups = indexed([
    { title: 'Um', entries: [{ title: 'Situação do CPF', words: '' }] },
    {
      title: 'Dois',
      entries: [
        { title: 'Endereços', words: 'onde fica o cpf' },
        { title: 'CPF', words: '', inside: ['Nome da mãe', 'Mãe', 'Renda'] },
      ],
    },
  ])

  it('ranks titles that start with the query first, then titles that contain it, then other words', () => {
    expect(listTitles(find(groups, 'cpf', 10).groups)).toEqual([
      ['Dois', 'CPF', 'Endereços'],
      ['Um', 'Situação do CPF'],
    ])
  })

  it('ranks an equal title above titles that start with it', () => {
    const two = indexed([
      { title: 'Um', entries: [{ title: 'Atividades', words: '' }] },
      { title: 'Dois', entries: [{ title: 'Atividade', words: '' }] },
    ])
    expect(listTitles(find(two, 'atividade', 10).groups)[0]).toEqual(['Dois', 'Atividade'])
  })

  it('ignores accents, and searches group titles too', () => {
    expect(find(groups, 'situacao', 10).total).toBe(1)
    expect(find(groups, 'dois enderecos', 10).total).toBe(1)
    expect(find(groups, 'nada', 10)).toEqual({ groups: [], total: 0 })
  })

  it('returns the labels inside that match, if one label has all words', () => {
    const within = (query: string) =>
      find(groups, query, 10).groups.flatMap(({ entries }) =>
        entries.map((entry) => ('within' in entry ? entry.within : undefined)),
      )
    expect(within('mae')).toEqual([['Mãe', 'Nome da mãe']])
    expect(within('cpf mae')).toEqual([['Mãe', 'Nome da mãe']])
    expect(within('mae renda')).toEqual([])
  })

  it('returns a limited number of results and the total', () => {
    const many = [
      { title: 'Todos', entries: Array.from({ length: 2000 }, (_, n) => ({ title: `P ${n}`, words: '' })) },
    ]
    const { groups: found, total } = find(indexed(many), 'p', 50)
    expect(found[0]?.entries).toHaveLength(50)
    expect(total).toBe(2000)
  })
})

describe('a query with a typo', () => {
  const listFound = (query: string) => {
    const { groups, isCorrected } = find(searchIndex(), query, 200)
    return { isCorrected, first: groups[0]?.entries[0]?.title }
  }

  it.each([
    ['protetso', 'Protestos'],
    ['divdas', 'Dívidas e pendências financeiras'],
    ['scoer', 'Score de crédito'],
    ['vieculos', 'Veículos'],
    ['enderecoss', 'Endereços'],
    ['rpotestos', 'Protestos'],
    ['cpf protetsos', 'Protestos'],
  ])('finds a consulta: %s', (query, title) =>
    expect(listFound(query)).toEqual({ isCorrected: true, first: title }),
  )

  it('finds words inside consultas too', () => {
    const [first] = find(searchIndex(), 'funcinarios', 200).groups
    expect(first?.entries[0]?.within?.[0]).toMatch(/Funcionários/)
  })

  it.each(['Protestos', 'score'])('is not one that is found as it is: %s', (query) =>
    expect(listFound(query).isCorrected).toBeUndefined(),
  )

  it('is none of the frequent first names', () => {
    const names =
      'Maria José Antônio João Francisco Ana Luiz Paulo Carlos Manoel Pedro Francisca Marcos Raimundo Sebastião Antônia ' +
      'Marcelo Jorge Márcia Geraldo Adriana Sandra Luís Fernando Fábio Roberto Márcio Edson André Sérgio Josefa Patrícia ' +
      'Daniel Rodrigo Rafael Joaquim Vera Ricardo Eduardo Terezinha Sônia Alexandre Rita Luciana Cláudio Rosa Benedito ' +
      'Leandro Raimunda Mário Juliana Marina Otávio Jussara Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira ' +
      'Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade'
    const words = names.split(' ').filter((name) => find(searchIndex(), name, 1).isCorrected)
    expect(words).toEqual([])
  })
})

describe('a query about batches', () => {
  const listTitlesFound = (query: string) =>
    isAboutBatches(query)
      ? find(batchIndex(), query, 200).groups.flatMap(({ entries }) => entries.map(({ title }) => title))
      : []

  it.each([
    ['score em lote', 'Score de crédito em lote'],
    ['lote de cpf', 'CPF · Dados cadastrais em lote'],
    ['lista de placa', 'Veículos em lote'],
    ['lote de placa', 'Veículo por placa em lote'],
    ['dossiê de pessoa em lote', 'Dossiê de pessoa em lote'],
    ['nova lista', 'Nova lista'],
  ])('finds the batch: %s', (query, title) => expect(listTitlesFound(query)[0]).toBe(title))

  it('is no other query', () => expect(isAboutBatches('cpf')).toBe(false))
})

const actions = { follow: vi.fn(), openSubject: vi.fn() }

describe('a text that is a value', () => {
  const findGroups = (text: string) => valueGroups(text, actions).groups

  it.each([
    ['111.444.777-35', 'CPF 111.444.777-35 (válido)'],
    ['11222333000181', 'CNPJ 11.222.333/0001-81 (válido)'],
    ['01001000', 'CEP 01001-000 (válido)'],
    ['abc1d23', 'Placa ABC1D23 (válida)'],
    ['+55 11 98765-4321', 'Telefone (11) 98765-4321 (válido)'],
    ['Ana@Exemplo.com.br', 'E-mail ana@exemplo.com.br (válido)'],
  ])('has its own group: %s', (text, title) => {
    expect(findGroups(text).map((group) => group.title)).toEqual([title])
    expect(findGroups(text)[0]?.entries.length).toBeGreaterThan(0)
  })

  it.each([
    ['111.444.777-30', 'CPF 111.444.777-30 (inválido: confira os dígitos)'],
    ['111.444.777-3', 'CPF 1114447773 (inválido: o CPF tem 11 dígitos)'],
    ['ABC-12D3', 'Placa ABC12D3 (inválida: use o formato ABC1D23 ou ABC1234)'],
    ['(20) 98765-4321', 'Telefone (20) 98765-4321 (inválido: DDD inválido)'],
  ])('is reported as invalid: %s', (text, expectedText) => {
    expect(valueGroups(text, actions)).toEqual({ groups: [], problems: [expectedText] })
  })

  it('has one group for each possible kind', () => {
    expect(findGroups('11987654102').map((group) => group.title)).toEqual([
      'CPF 119.876.541-02 (válido)',
      'Telefone (11) 98765-4102 (válido)',
    ])
  })

  const listEntries = (text: string) => findGroups(text)[0]?.entries ?? []

  it.each([
    ['111.444.777-35', 'Abrir pessoa'],
    ['11222333000181', 'Abrir empresa'],
    ['abc1d23', 'Abrir veículo'],
    ['01001000', 'Abrir endereço'],
  ])('opens its subject first: %s', (text, title) => {
    recordUsages([createRecord('cpf/9', 1), createRecord('cnpj/1', 2), createRecord('placa/1', 3)])
    expect(listEntries(text)[0]).toMatchObject({ title, hint: 'Abre sem consultar' })
  })

  it('offers dossiês after its subject, then consultas, those that need more last', () => {
    const hints = listEntries('111.444.777-35').map(({ hint }) => hint)
    expect(hints.slice(0, 3)).toEqual([
      'Abre sem consultar',
      expect.stringMatching(/^até [\d,]+ créditos$/),
      '0,35 crédito',
    ])
    const needing = hints.filter((hint) => hint.includes('pede também'))
    expect(needing).toContainEqual(expect.stringMatching(/^pede também Data de nascimento · /))
    expect(hints.slice(-needing.length)).toEqual(needing)
  })

  it('marks the consulta used last, and keeps the order', () => {
    const before = listEntries('111.444.777-35').map(({ title }) => title)
    recordUsages([createRecord('cpf/9', 1), createRecord('score/1', 2), createRecord('cpf/7', 3, true)])
    const after = listEntries('111.444.777-35')
    expect(after.map(({ title }) => title)).toEqual(before)
    expect(after.filter(({ hint }) => hint.includes('usada por último')).map(({ title }) => title)).toEqual([
      'Score de crédito',
    ])
  })

  it('shows the cost of a consulta', () => {
    const [lead] = visibleLeads('placa').families[0]?.leads ?? []
    if (!lead) throw new Error('no lead')
    lead.cost = 2
    try {
      expect(listEntries('ABC1D23').find(({ path }) => path === lead.path)?.hint).toMatch(/^2 créditos/)
    } finally {
      delete lead.cost
    }
  })

  it('opens its subject without a query, and a consulta like a sent form', () => {
    const [subject, , consulta] = listEntries('111.444.777-35')
    subject?.run?.()
    expect(actions.openSubject).toHaveBeenCalledWith('cpf', '11144477735')
    expect(actions.follow).not.toHaveBeenCalled()
    consulta?.run?.()
    expect(actions.follow).toHaveBeenCalledWith(
      expect.objectContaining({ field: 'cpf' }),
      '11144477735',
      false,
    )
  })
})

describe('a text with values in it', () => {
  const listWithin = (text: string) => groupWithin(text, actions).map(({ title }) => title)

  it.each([
    ['falar com Marina, cpf 111.444.777-35, amanhã', ['CPF 111.444.777-35 (válido)']],
    [
      'Marina 11144477735 (11) 98765-4321',
      ['CPF 111.444.777-35 (válido)', 'Telefone (11) 98765-4321 (válido)'],
    ],
    ['carro ABC1D23 de ana@exemplo.com.br', ['E-mail ana@exemplo.com.br (válido)', 'Placa ABC1D23 (válida)']],
    ['Empresa 12.ABC.345/01DE-35 Ltda', ['CNPJ 12.ABC.345/01DE-35 (válido)']],
    ['CPF 111.444.777-35 e 111.444.777-35', ['CPF 111.444.777-35 (válido)']],
    ['cpf 111.444.777-30 errado', []],
    ['rua 7 de setembro, 100', []],
    ['protestos 2025', []],
  ])('offers them: %s', (text, titles) => expect(listWithin(text)).toEqual(titles))

  it('is read in linear time', () => expect(listWithin(`x ${'1.'.repeat(2400)} x`)).toEqual([]))
})

describe('a text that can be a name', () => {
  it.each(['Marina Exemplo do Vale', '  marina   exemplo ', 'João D’Ávila'])('is offered: %s', (text) => {
    const [group] = nameGroups(text, actions)
    expect(listTitles(group ? [group] : [])).toEqual([['Nome', 'Abrir nome', 'Pessoas por nome']])
    group?.entries[1]?.run?.()
    expect(actions.follow).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'nome/1' }),
      text.trim().replace(/\s+/g, ' '),
      false,
    )
  })

  it.each([' marina ', 'JOÃO'])('is offered with a form to complete, if it is one word: %s', (text) => {
    const [group] = nameGroups(text, actions)
    expect(listTitles(group ? [group] : [])).toEqual([['Nome', 'Pessoas por nome']])
    expect(group?.entries[0]?.hint).toMatch(/^pede também sobrenome/)
    group?.entries[0]?.run?.()
    expect(actions.follow).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'nome/1' }),
      text.trim(),
      false,
    )
  })

  it.each(['xyzxyz', 'jo', 'a b', 'cpf 2', '111.444.777-35', 'rua 7 de setembro', ''])('is not: %j', (text) =>
    expect(nameGroups(text, actions)).toEqual([]),
  )
})

const openers = { openEntry: vi.fn(), openReport: vi.fn() }

const cacheSubjectAnswer = (
  subject: string,
  at: number,
  more: { name?: string; isFailed?: boolean; value?: string } = {},
) =>
  keepAnswer(
    {
      consultaId: 'cpf/1',
      family: 'cpf',
      path: '/consulta/cpf',
      title: 'CPF · Dados cadastrais',
      subject,
      subjectValue: more.value ?? `cpf ${subject}`,
      kind: 'cpf',
      ms: 1,
      ...(more.name === undefined ? {} : { name: more.name }),
    },
    { cpf: subject },
    more.isFailed
      ? { status: 'failed', at, reason: 'unavailable', message: 'Fonte indisponível', isDemo: true }
      : { status: 'found', at, answer: {}, source: 'Teste', isDemo: true },
  )

describe('what the session holds', () => {
  const report = {
    path: '/dossie/pessoa' as const,
    at: 5,
    counts: { found: 3, incomplete: 0, 'not-found': 0, failed: 0, total: 3 },
  }
  const find = (query: string) => findInSession(query, openers)[0]?.entries ?? []

  it('is found by name, with the document partly hidden, and opens its page', () => {
    const { subjectId } = cacheSubjectAnswer('•••.•••.•••-35', 1, { name: 'Marina Exemplo do Vale' })
    cacheSubjectAnswer('•••.•••.•••-25', 2, { name: 'Otávio Amostra Serrano' })
    const [entry, ...others] = find('márina vale')
    expect(others).toEqual([])
    expect(entry).toMatchObject({ title: 'Marina Exemplo do Vale', path: `/assunto/${subjectId}` })
    expect(entry?.hint).toMatch(/^CPF •{3}\.•{3}\.•{3}-35 · /)
    expect(entry?.path).toMatch(/^\/assunto\/[\da-f-]{36}$/)
  })

  it('is found by the digits that it shows, but not by the name of its kind', () => {
    cacheSubjectAnswer('•••.•••.•••-35', 1)
    expect(find('-35').map(({ title }) => title)).toEqual(['CPF •••.•••.•••-35'])
    expect(find('cpf')).toEqual([])
    expect(find('outra')).toEqual([])
  })

  it('is found by its whole document, but not by a hidden part of it', () => {
    cacheSubjectAnswer('•••.•••.•••-35', 1, { value: '11144477735' })
    expect(find('111.444.777-35')).toHaveLength(1)
    expect(find('11144477735')).toHaveLength(1)
    expect(find('444.777')).toEqual([])
  })

  it('is found as a dossiê or a batch, by its title or its person', () => {
    const { subjectId } = cacheSubjectAnswer('•••.•••.•••-35', 1, { name: 'Marina Exemplo do Vale' })
    const dossie = { ...report, id: '1', kind: 'dossie' as const, title: 'Dossiê de pessoa', subjectId }
    recordReport(dossie)
    recordReport({ ...report, id: '2', kind: 'batch', title: 'CPF em lote', at: 6 })
    expect(find('marina').map(({ title }) => title)).toEqual(['Dossiê de pessoa', 'Marina Exemplo do Vale'])
    expect(find('lote').map(({ hint }) => hint)).toEqual([expect.stringMatching(/^3 linhas · /)])
    find('marina')[0]?.run?.()
    expect(openers.openReport).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  })
})

describe('a plate', () => {
  it('is one vehicle by both patterns, with the spelling that the session has', () => {
    const { subjectId } = keepAnswer(
      {
        consultaId: 'placa/1',
        family: 'placa',
        path: '/consulta/placa',
        title: 'Veículo por placa',
        subject: 'ABC1D23',
        subjectValue: 'ABC1D23',
        kind: 'placa',
        ms: 1,
      },
      { placa: 'ABC1D23' },
      { status: 'found', at: 1, answer: {}, source: 'Teste', isDemo: true },
    )
    for (const text of ['ABC1323', 'abc-1323', 'ABC1D23']) {
      const [entry] = valueGroups(text, actions).groups[0]?.entries ?? []
      expect(entry?.hint).toBe('1 consulta nesta sessão')
      entry?.run?.()
      expect(actions.openSubject).toHaveBeenLastCalledWith('placa', 'ABC1D23')
      expect(findInSession(text, openers)[0]?.entries[0]?.path).toBe(`/assunto/${subjectId}`)
    }
    expect(findSubjectId(buildSubjectKey('placa', 'ABC1324'))).toBeUndefined()
  })
})

describe('the groups for an empty query', () => {
  const offered = ['Dossiês', 'Dossiê de pessoa', 'Dossiê de empresa', 'Dossiê de veículo']

  it('offer dossiês and a list at first', () =>
    expect(listTitles(openingGroups(openers))).toEqual([offered, ['Lotes', 'Nova lista']]))

  it('have eight rows at most, each with an icon', () => {
    for (let digit = 10; digit < 30; digit++) cacheSubjectAnswer(`•••.•••.•••-${digit}`, digit)
    recordUsages([createRecord('placa/1', 1), createRecord('cpf/9', 2), createRecord('cpf/3', 3)])
    const groups = openingGroups(openers)
    expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Nesta sessão', 4],
      ['Usadas recentemente', 2],
      ['Dossiês', 1],
      ['Lotes', 1],
    ])
    expect(groups.flatMap(({ entries }) => entries).filter(({ icon }) => icon === undefined)).toEqual([])
  })

  it('contain each subject of the session once, newest first', () => {
    cacheSubjectAnswer('•••.•••.•••-11', 1)
    cacheSubjectAnswer('•••.•••.•••-22', 2)
    const newest = cacheSubjectAnswer('•••.•••.•••-11', 3)
    cacheSubjectAnswer('•••.•••.•••-11', 4, { isFailed: true })
    const [group] = openingGroups(openers)
    expect(listTitles(group ? [group] : [])).toEqual([
      ['Nesta sessão', 'CPF •••.•••.•••-11', 'CPF •••.•••.•••-22'],
    ])
    expect(group?.entries[0]?.path).toBe(`/assunto/${newest.subjectId}`)
  })

  it('contain the consultas used last, each once', () => {
    recordUsages([
      createRecord('placa/1', 1),
      createRecord('cpf/9', 2),
      createRecord('placa/1', 3),
      createRecord('gone/1', 4),
    ])
    expect(listTitles(openingGroups(openers))[0]).toEqual([
      'Usadas recentemente',
      'Veículo por placa',
      'Protestos',
    ])
  })
})
