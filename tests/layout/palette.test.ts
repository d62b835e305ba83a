import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/generated/catalogue.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { routes } from '@/generated/routes.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { searchIndex } = await import('@/layout/palette/entries.ts')
const { find, buildIndex: indexed } = await import('@/layout/palette/find.ts')
const { buildOpeningGroups: openingGroups } = await import('@/layout/palette/opening-groups.ts')
const { valueGroups } = await import('@/layout/palette/value-groups.ts')
const { auth } = await import('@/state/auth.ts')
const { cacheAnswer: keepAnswer } = await import('@/state/session.ts')
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

  it('show a hint instead of their path', () => {
    expect(entries.filter(({ hint }) => hint.includes('/'))).toEqual([])
    expect(entries.find(({ path }) => path === '/consulta/cpf/2')?.hint).toBe('Consulta · CPF')
    expect(entries.find(({ path }) => path === '/pacotes')?.hint).toBe('Página')
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
    expect(found.find(({ id }) => id === '/consulta/cpf/12')?.within?.[0]).toBe('Protestos')
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

describe('a text that is a value', () => {
  const follow = vi.fn()
  const findGroups = (text: string) => valueGroups(text, follow).groups

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
    expect(valueGroups(text, follow)).toEqual({ groups: [], problems: [expectedText] })
  })

  it('has one group for each possible kind', () => {
    expect(findGroups('11987654102').map((group) => group.title)).toEqual([
      'CPF 119.876.541-02 (válido)',
      'Telefone (11) 98765-4102 (válido)',
    ])
  })

  const listHints = (text: string) => (findGroups(text)[0]?.entries ?? []).map(({ hint }) => hint)

  it('lists targets without further fields first, and names the fields of the others', () => {
    const hints = listHints('111.444.777-35')
    expect(hints[0]).toBe('Consulta · CPF')
    const needing = hints.filter((hint) => hint.includes('pede também'))
    expect(needing).toContain('Consulta · CPF · pede também Data de nascimento')
    expect(hints.slice(-needing.length)).toEqual(needing)
  })

  it('lists the last used target first, without the demonstration’s history', () => {
    recordUsages([createRecord('cpf/9', 1), createRecord('score/1', 2), createRecord('cpf/7', 3, true)])
    const titles = findGroups('111.444.777-35')[0]?.entries.map(({ title }) => title)
    expect(titles?.slice(0, 3)).toEqual(['Score de crédito', 'Protestos', 'Dados cadastrais'])
  })

  it('opens a target like a sent form', () => {
    findGroups('111.444.777-35')[0]?.entries[0]?.run?.()
    expect(follow).toHaveBeenCalledWith(expect.objectContaining({ field: 'cpf' }), '11144477735', false)
  })
})

describe('the groups for an empty query', () => {
  const cacheSubjectAnswer = (subject: string, at: number, status: 'found' | 'failed' = 'found') =>
    keepAnswer(
      {
        consultaId: 'cpf/1',
        family: 'cpf',
        path: '/consulta/cpf',
        title: 'CPF · Dados cadastrais',
        subject,
        subjectValue: `cpf ${subject}`,
        kind: 'cpf',
        ms: 1,
      },
      { cpf: subject },
      status === 'found'
        ? { status, at, answer: {}, source: 'Teste', isDemo: true }
        : { status, at, reason: 'unavailable', message: 'Fonte indisponível', isDemo: true },
    )

  it('are empty at first', () => expect(openingGroups(() => undefined)).toEqual([]))

  it('contain each subject of the session once, newest first, which opens its newest answer', () => {
    auth.isAuth = true
    cacheSubjectAnswer('***.111.***-**', 1)
    cacheSubjectAnswer('***.222.***-**', 2)
    const newest = cacheSubjectAnswer('***.111.***-**', 3)
    cacheSubjectAnswer('***.111.***-**', 4, 'failed')
    const open = vi.fn()
    const [group] = openingGroups(open)
    expect(listTitles(group ? [group] : [])).toEqual([
      ['Desta sessão', 'CPF ***.111.***-**', 'CPF ***.222.***-**'],
    ])
    group?.entries[0]?.run?.()
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: newest.id }))
  })

  it('contain the consultas used last, each once', () => {
    recordUsages([
      createRecord('placa/1', 1),
      createRecord('cpf/9', 2),
      createRecord('placa/1', 3),
      createRecord('gone/1', 4),
    ])
    expect(listTitles(openingGroups(() => undefined))).toEqual([
      ['Usadas recentemente', 'Veículo por placa', 'Protestos'],
    ])
  })
})
