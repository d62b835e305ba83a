import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leads } from '@/generated/leads.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { nameRecognised } = await import('@/search/accepted-kinds.ts')
const { recogniseLists } = await import('@/search/list-groups.ts')
const { nameGroups, valueGroups } = await import('@/search/use-search.ts')

const shipped = { ...leads }

beforeEach(() => {
  Object.assign(leads, shipped)
})

const actions = { follow: () => undefined, openSubject: () => undefined }

const listTitles = (text: string) => valueGroups(text, actions).groups.map(({ title }) => title)

describe('a product with forms for every kind', () => {
  it('recognises a CEP and a name', () => {
    expect(listTitles('01001-000')).toEqual(['CEP 01001-000 (válido)'])
    expect(nameGroups('Marina Exemplo', actions)).toHaveLength(1)
  })

  it('names what it recognises', () => {
    expect(nameRecognised()).toEqual({ nouns: 'documento, telefone, e-mail ou placa', isFeminine: false })
  })
})

describe('a product without forms for CEP and name', () => {
  beforeEach(() => {
    delete leads.cep
    delete leads.name
  })

  it('offers nothing for them, and reports no problem', () => {
    expect(valueGroups('01001-000', actions)).toEqual({ groups: [], problems: [] })
    expect(valueGroups('CEP 01001-00', actions)).toEqual({ groups: [], problems: [] })
    expect(recogniseLists('01001-000; 01310-100')).toEqual([])
    expect(nameGroups('Marina Exemplo', actions)).toEqual([])
  })

  it('still recognises other kinds', () => {
    expect(listTitles('111.444.777-35')).toEqual(['CPF 111.444.777-35 (válido)'])
  })
})

describe('a product with forms for plates only', () => {
  it('names them with words of their gender', () => {
    for (const kind of Object.keys(leads)) if (kind !== 'placa') delete leads[kind as keyof typeof leads]
    expect(nameRecognised()).toEqual({ nouns: 'placa', isFeminine: true })
  })
})
