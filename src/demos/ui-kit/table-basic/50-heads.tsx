import { Table } from '@chakra-ui/react'
import { Heads, money, ScrollTable } from './products.tsx'

export const meta = {
  GroupedHeads: {
    title: 'Cabeçalhos agrupados',
    description: 'Um título sobre três meses, e uma região sobre suas cidades.',
    isWide: true,
  },
  StickyColumn: { title: 'Coluna fixa', description: 'Role para o lado: o dia continua à vista.' },
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

export const GroupedHeads = () => (
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

const hours = ['8h', '9h', '10h', '11h', '12h', '13h', '14h', '15h', '16h', '17h', '18h']

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']

export const StickyColumn = () => (
  <ScrollTable label="Consultas por hora" fontVariantNumeric="tabular-nums" css={stickyCss}>
    <Heads texts={['Dia']} numbers={hours} />
    <Table.Body>
      {days.map((day, row) => (
        <Table.Row key={day}>
          <Table.ColumnHeader scope="row">{day}</Table.ColumnHeader>
          {hours.map((hour, column) => (
            <Table.Cell key={hour} textAlign="end" minW="16">
              {12 + ((row * 31 + column * 17) % 88)}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </ScrollTable>
)

const stickyCss = {
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    boxShadow: '1px 0 0 {colors.border}',
  },
} as const
