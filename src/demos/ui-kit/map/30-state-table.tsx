import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { formatMeasure, type MeasureName, measures } from './measures.ts'
import { type StateWithFigures, states } from './states.ts'

export const meta = { title: 'Em tabela', description: 'IBGE, Censo 2022.', isWide: true }

const columns: DataColumn<StateWithFigures>[] = [
  { id: 'uf', label: 'UF', text: ({ uf }) => uf, sortValue: ({ uf }) => uf },
  { id: 'name', label: 'Nome', text: ({ name }) => name, sortValue: ({ name }) => name },
  ...(Object.keys(measures) as MeasureName[]).map((name) => ({
    id: name,
    label: measures[name].label,
    isNumeric: true,
    text: (state: StateWithFigures) => formatMeasure(name, measures[name].of(state)),
    sortValue: measures[name].of,
  })),
]

export default () => <DataTable label="Unidades da federação" rows={states} columns={columns} />
