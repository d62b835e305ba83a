import { Flex } from '@chakra-ui/react'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { statusNames } from './people.ts'
import type { PeopleTable } from './use-people-table.ts'

export function PeopleFilters({ table }: { table: PeopleTable }) {
  const readFilter = (id: string) => String(table.getColumn(id)?.getFilterValue() ?? '')
  const setFilter = (id: string, value: string) => table.getColumn(id)?.setFilterValue(value || undefined)
  return (
    <Flex gap="3" wrap="wrap" mb="3">
      <SearchField
        aria-label="Filtro de clientes"
        label="Filtrar por nome"
        value={readFilter('name')}
        onChange={(query) => setFilter('name', query)}
      />
      <Select
        boxWidth={{ base: 'full', md: '200px' }}
        aria-label="Filtrar por situação"
        value={readFilter('status')}
        onChange={({ target }) => setFilter('status', target.value)}
      >
        <option value="">Todas as situações</option>
        {Object.entries(statusNames).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Select>
    </Flex>
  )
}
