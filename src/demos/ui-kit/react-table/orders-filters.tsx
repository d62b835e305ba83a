import { Input } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { bindText } from '../basics.tsx'
import { sellerChoices, statusChoices } from './orders.ts'
import { type OrdersTable, orderColumnNames } from './use-orders-table.ts'

const choices: Record<string, { value: string; label: string }[]> = {
  seller: sellerChoices,
  status: statusChoices,
}

/** A row of filters below the headers: a list where there are few values, a text otherwise. */
export const OrdersFilters = ({ table }: { table: OrdersTable }) => (
  <tr data-filters>
    <td />
    <td />
    {table.getVisibleLeafColumns().map((column) => {
      const label = `Filtrar ${orderColumnNames[column.id]}`
      const value = String(column.getFilterValue() ?? '')
      const setFilter = (next: string) => {
        column.setFilterValue(next || undefined)
        table.setPageIndex(0)
      }
      const options = choices[column.id]
      return (
        <td key={column.id}>
          {options ? (
            <Select
              size="xs"
              aria-label={label}
              value={value}
              onChange={({ target }) => setFilter(target.value)}
            >
              <option value="">Todos</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              size="xs"
              aria-label={label}
              placeholder="Contém…"
              autoComplete="off"
              {...bindText(value, setFilter)}
            />
          )}
        </td>
      )
    })}
    <td />
  </tr>
)
