import { expect, it } from 'vitest'
import { proposeAnswerMap } from '../../../../codegen/authoring/supplier/answer-map.ts'

const example = {
  cpf: '11144477735',
  nome: 'Ana Exemplo',
  data_nascimento: '1984-01-17',
  renda: 1234.5,
  situacao: 'Regular',
  enderecos: [{ cep: '01001000', cidade: 'São Paulo' }],
}

it('finds values by the words of their keys, with their conversions', () => {
  const sample = {
    data: {
      person: {
        taxId: '52998224725',
        fullName: 'Quitéria Uchôa',
        birthDate: '17/01/1984',
        motherName: 'Ana',
      },
      incomeInCents: 123450,
      addresses: [{ zipCode: '70150900', city: 'Brasília' }],
      status: { code: 7 },
    },
  }
  expect(proposeAnswerMap(example, sample)).toEqual({
    answer: {
      cpf: 'data.person.taxId',
      nome: 'data.person.fullName',
      data_nascimento: { value: 'data.person.birthDate', date: true },
      renda: { value: 'data.incomeInCents', scale: 100 },
      enderecos: { list: 'data.addresses', items: { cep: 'zipCode', cidade: 'city' } },
    },
    missing: ['situacao'],
  })
})

it('proposes nothing for an answer in the contract’s shape, also one without some values', () => {
  const { situacao: _, ...most } = example
  expect(proposeAnswerMap(example, example)).toEqual({ missing: [] })
  expect(proposeAnswerMap(example, most)).toEqual({ missing: ['situacao'] })
})

it('unwraps an answer of the same shape', () => {
  expect(proposeAnswerMap(example, { ok: true, result: { person: example } })).toEqual({
    answer: { $: 'result.person' },
    missing: [],
  })
})

it('takes no value of another kind, and repeats no key that is data', () => {
  const sample = { pessoas: { '52998224725': { nome: 'Ana' } }, nome: 17, renda: true, cpf: 'não consta' }
  expect(proposeAnswerMap(example, sample).answer ?? {}).toEqual({})
})

it('names a value that is missing in all rows once', () => {
  const rows = [1, 2].map((idade) => ({ nome: 'Ana', idade, nota: null }))
  const sample = { data: { listaPessoas: rows.map(({ idade }) => ({ fullName: 'Ana', age: idade })) } }
  expect(proposeAnswerMap({ pessoas: rows }, sample)).toEqual({
    answer: { pessoas: { list: 'data.listaPessoas', items: { nome: 'fullName', idade: 'age' } } },
    missing: ['pessoas.nota'],
  })
})

const person = { cpf: '11144477735', nome: 'Ana Exemplo', nascimento: '1984-01-17', renda: 1234.5, uf: 'SP' }

it.each<[string, object, object]>([
  [
    'a date in another form',
    { nascimento: '17/01/1984' },
    { nascimento: { value: 'nascimento', date: true } },
  ],
  ['a number in a text', { renda: '1.234,50' }, { renda: { value: 'renda', scale: 1 } }],
])('maps an answer with the same paths and %s', (_, other, conversion) => {
  const same = Object.fromEntries(Object.keys(person).map((path) => [path, path]))
  expect(proposeAnswerMap(person, { ...person, ...other })).toEqual({
    answer: { ...same, ...conversion },
    missing: [],
  })
})

it('maps an answer that has most values at the same paths, and one elsewhere', () => {
  const { nascimento, ...rest } = person
  const { answer, missing } = proposeAnswerMap(person, { ...rest, birthDate: nascimento })
  expect([answer?.nascimento, answer?.nome, missing]).toEqual(['birthDate', 'nome', []])
})

it('compares the elements of lists at the same path', () => {
  const rows = { nome: 'Ana', enderecos: [{ cep: '01001000', cidade: 'São Paulo' }] }
  expect(proposeAnswerMap(rows, { nome: 'Ana', enderecos: [{ zip: '70150900', city: 'Brasília' }] })).toEqual(
    {
      answer: { nome: 'nome', enderecos: { list: 'enderecos', items: { cep: 'zip', cidade: 'city' } } },
      missing: [],
    },
  )
  expect(proposeAnswerMap(rows, { nome: 'Ana', enderecos: [] })).toEqual({ missing: [] })
})

it('unwraps no object whose values only have the same names', () => {
  const { answer } = proposeAnswerMap(person, {
    filtros: { cpf: true, nome: true, nascimento: false, renda: false, uf: true },
    dados: person,
  })
  expect(answer).toEqual({ $: 'dados' })
  const keys = { erro: { cpf: {}, nome: [], nascimento: {}, renda: {}, uf: {} } }
  expect(proposeAnswerMap(person, keys).answer).toEqual({})
})

it('accepts the invalid documents of documentation at the same path', () => {
  expect(proposeAnswerMap(person, { ...person, cpf: '000.000.000-00' })).toEqual({ missing: [] })
})
