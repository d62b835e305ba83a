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
