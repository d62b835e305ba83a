import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { groupSingles } from '@/pages/pacotes/catalogue-list.tsx'
import { catalogueSearch, countByGroup, otherGroup } from '@/pages/pacotes/catalogue-search.ts'
import { countVariants, describeCatalogue } from '@/pages/pacotes/describe-catalogue.ts'

const variant = (id: string, title: string, description: string) => ({
  id,
  variant: Number(id.split('/')[1]),
  path: `/x/${id}`,
  title,
  description,
})

const families: CatalogueFamily[] = [
  {
    family: 'cpf',
    title: 'CPF',
    description: 'Do cadastro à ficha completa.',
    group: 'Pessoas',
    variants: [
      variant('cpf/1', 'Dados cadastrais', 'Nome e nascimento.'),
      variant('cpf/2', 'Veículos', 'Em nome da pessoa.'),
      variant('cpf/12', 'Ficha completa', 'Tudo numa só resposta.'),
    ],
  },
  {
    family: 'placa',
    title: 'Placa',
    description: 'Antiga ou Mercosul.',
    group: 'Automóveis',
    variants: [variant('placa/1', 'Veículo por placa', 'Marca e modelo.')],
  },
  { family: 'cep', title: 'CEP', variants: [variant('cep/1', 'Endereço por CEP', 'Logradouro e bairro.')] },
]

const listIds = (found: readonly CatalogueFamily[]) =>
  found.flatMap(({ variants }) => variants.map(({ id }) => id))

const all = ['cpf/1', 'cpf/2', 'cpf/12', 'placa/1', 'cep/1']

it('rows of the catalogue keep its order, with neighbours of one variant together', () => {
  const [cpf, placa, cep] = families
  if (!cpf || !placa || !cep) throw new Error('no families')
  expect(groupSingles([placa, cep, cpf, cep])).toEqual([[placa, cep], [cpf], [cep]])
})

describe('the catalogue search', () => {
  const search = catalogueSearch(families)

  it.each([
    ['everything without a query', '', all],
    ['titles, across families', 'veiculo', ['cpf/2', 'placa/1']],
    ['descriptions', 'bairro', ['cep/1']],
    ['groups', 'automoveis', ['placa/1']],
    ['a whole family by its title', 'cpf', ['cpf/1', 'cpf/2', 'cpf/12']],
    ['words of family and variant together', 'cpf ficha', ['cpf/12']],
    ['a variant before the family whose description has the word too', 'ficha', ['cpf/12']],
    ['a whole family by its description, when no variant has the word', 'mercosul', ['placa/1']],
    ['nothing for an unknown word', 'passaporte', []],
  ])('finds %s', (_reason, query, expected) => {
    expect(listIds(search({ query, group: undefined }))).toEqual(expected)
  })

  it.each([
    ['alone', '', 'Pessoas', ['cpf/1', 'cpf/2', 'cpf/12']],
    ['and by words', 'veiculo', 'Pessoas', ['cpf/2']],
    ['for families without a group', '', otherGroup, ['cep/1']],
  ])('filters by group %s', (_reason, query, group, expected) => {
    expect(listIds(search({ query, group }))).toEqual(expected)
  })

  it('returns the same object for a family with all variants, to avoid rendering', () => {
    expect(search({ query: 'cpf', group: undefined })[0]).toBe(families[0])
  })

  it('counts variants by group, in the order of the catalogue', () => {
    expect(countByGroup(families)).toEqual([
      { group: 'Pessoas', total: 3 },
      { group: 'Automóveis', total: 1 },
      { group: 'Outros', total: 1 },
    ])
    expect(countVariants(families)).toBe(5)
    expect(describeCatalogue(families)).toBe('5 consultas em 3 famílias')
  })
})
