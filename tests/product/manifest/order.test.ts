import { expect, it } from 'vitest'
import { dossieList } from '@/generated/dossie-list.ts'
import { listAcceptedKinds } from '@/search/accepted-kinds.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

it('lists people first, then companies, then vehicles, wherever a consulta is offered', () => {
  const catalogue = visibleCatalogue()
  expect(catalogue.slice(0, 3).map(({ family }) => family)).toEqual(['cpf', 'cnpj', 'placa'])
  expect(dossieList.map(({ dossie }) => dossie)).toEqual(['pessoa', 'empresa', 'veiculo'])
  const places = catalogue.map(({ family }) => family)
  for (const kind of listAcceptedKinds()) {
    const order = visibleLeads(kind).families.map(({ family }) => places.indexOf(family))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  }
})
