import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/generated/catalogue.ts'
import { routes } from '@/generated/routes.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { paletteGroups } = await import('@/layout/palette/entries.ts')
const { find, indexed } = await import('@/layout/palette/find.ts')

describe('the entries of the search', () => {
  const entries = paletteGroups().flatMap((group) => group.entries)

  it('hold every route and every variant once', () => {
    const pages = routes.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'))
    const variants = catalogue.flatMap((family) => family.variants.map(({ path }) => path))
    expect(entries.flatMap(({ path }) => path ?? []).sort()).toEqual([...pages, ...variants].sort())
  })

  it('are told apart by their titles alone, those of consultas', () => {
    const titles = entries.flatMap(({ path, title }) => (path?.startsWith('/consulta/') ? [title] : []))
    expect(titles).toContain('CPF · Dados cadastrais')
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('hold what can be done', () => {
    expect(entries.filter(({ run }) => run).map(({ title }) => title)).toEqual([
      'Usar tema claro',
      'Recolher menu',
      'Personalizar tema',
      'Sair',
    ])
  })
})

describe('find', () => {
  const groups = indexed([
    { title: 'Um', entries: [{ title: 'Situação do CPF', words: '' }] },
    {
      title: 'Dois',
      entries: [
        { title: 'Endereços', words: 'onde fica o cpf' },
        { title: 'CPF', words: '' },
      ],
    },
  ])

  it('puts titles that start with the query first, then those that hold it, then other words', () => {
    const { groups: found } = find(groups, 'cpf', 10)
    expect(found.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])).toEqual([
      ['Dois', 'CPF', 'Endereços'],
      ['Um', 'Situação do CPF'],
    ])
  })

  it('makes no difference of accents, and finds by the group too', () => {
    expect(find(groups, 'situacao', 10).total).toBe(1)
    expect(find(groups, 'dois enderecos', 10).total).toBe(1)
    expect(find(groups, 'nada', 10)).toEqual({ groups: [], total: 0 })
  })

  it('shows so many at most, and says how many there are', () => {
    const many = [
      { title: 'Todos', entries: Array.from({ length: 2000 }, (_, n) => ({ title: `P ${n}`, words: '' })) },
    ]
    const { groups: found, total } = find(indexed(many), 'p', 50)
    expect(found[0]?.entries).toHaveLength(50)
    expect(total).toBe(2000)
  })
})
