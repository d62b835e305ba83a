import { VisuallyHidden } from '@chakra-ui/react'
import { type GappedData, nameCategory, valueText } from './chart-data.ts'

type ChartTableProps = { label: string; data: GappedData }

export function ChartTable({ label, data }: ChartTableProps) {
  const { categories, series } = data
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category.title}>
              <th scope="row">{nameCategory(category)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{valueText(data, values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
