import { expect, it } from 'vitest'
import { catalogue } from '@/generated/catalogue.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { leads } from '@/generated/leads.ts'

it('lists people first, then companies, then vehicles, wherever a consulta is offered', () => {
  expect(catalogue.slice(0, 3).map(({ family }) => family)).toEqual(['cpf', 'cnpj', 'placa'])
  expect(dossieList.map(({ dossie }) => dossie)).toEqual(['pessoa', 'empresa', 'veiculo'])
  const places = catalogue.map(({ family }) => family)
  for (const { families } of Object.values(leads)) {
    const order = families.map(({ family }) => places.indexOf(family))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  }
})
