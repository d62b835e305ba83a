import { Table } from '@chakra-ui/react'
import { money, ScrollTable } from './products.tsx'

export const meta = {
  title: 'Cabeçalhos agrupados',
  description: 'Um título sobre três meses, e uma região sobre suas cidades.',
  isWide: true,
}

const quarters = [
  {
    region: 'Norte',
    cities: [
      { name: 'Belém', sales: [8200, 9100, 8800] },
      { name: 'Manaus', sales: [6400, 7000, 7350] },
    ],
  },
  {
    region: 'Sul',
    cities: [
      { name: 'Curitiba', sales: [12100, 11800, 12650] },
      { name: 'Florianópolis', sales: [7900, 8300, 8120] },
    ],
  },
]

const months = ['Julho', 'Agosto', 'Setembro']

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A header over several columns and a name over several rows. */
export default () => (
  <ScrollTable label="Vendas por região" variant="outline" showColumnBorder fontVariantNumeric="tabular-nums">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader scope="col" rowSpan={2}>
          Região
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="col" rowSpan={2}>
          Cidade
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="colgroup" colSpan={3} textAlign="center">
          Terceiro trimestre
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="col" rowSpan={2} textAlign="end">
          Total
        </Table.ColumnHeader>
      </Table.Row>
      <Table.Row>
        {months.map((month) => (
          <Table.ColumnHeader key={month} scope="col" textAlign="end">
            {month}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    {quarters.map(({ region, cities }) => (
      <Table.Body key={region}>
        {cities.map(({ name, sales }, index) => (
          <Table.Row key={name}>
            {index === 0 && (
              <Table.ColumnHeader scope="rowgroup" rowSpan={cities.length} verticalAlign="top">
                {region}
              </Table.ColumnHeader>
            )}
            <Table.Cell>{name}</Table.Cell>
            {sales.map((sale, place) => (
              <Table.Cell key={months[place]} textAlign="end">
                {money.format(sale)}
              </Table.Cell>
            ))}
            <Table.Cell textAlign="end" fontWeight="600">
              {money.format(sum(sales))}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    ))}
    <Table.Footer>
      <Table.Row>
        <Table.Cell colSpan={5}>Total das regiões</Table.Cell>
        <Table.Cell textAlign="end">
          {money.format(sum(quarters.flatMap(({ cities }) => cities.flatMap(({ sales }) => sales))))}
        </Table.Cell>
      </Table.Row>
    </Table.Footer>
  </ScrollTable>
)
