import { Badge, Table } from '@chakra-ui/react'
import { organisations } from '../../parts/cast.ts'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

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
export function GroupedHeads() {
  return (
    <TableScroll label="Vendas por região">
      <Table.Root
        recipe={tableRecipe}
        size="sm"
        variant="outline"
        showColumnBorder
        fontVariantNumeric="tabular-nums"
      >
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
      </Table.Root>
    </TableScroll>
  )
}

const rowStates = [
  { palette: 'success', word: 'Em dia' },
  { palette: 'warning', word: 'Vence hoje' },
  { palette: 'danger', word: 'Vencida' },
  { palette: 'primary', word: 'Nova' },
]

/** Colored rows; a word says the same. */
export function ColoredRows() {
  return (
    <TableScroll label="Faturas por situação">
      <Table.Root recipe={tableRecipe} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Cliente</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Situação</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              Fatura
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rowStates.map(({ palette, word }, index) => (
            <Table.Row key={word} css={{ '&&': { bg: `${palette}.subtle` } }}>
              <Table.Cell>{organisations[index]?.name}</Table.Cell>
              <Table.Cell>
                <Badge colorPalette={palette} variant="solid">
                  {word}
                </Badge>
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {money.format(320 + index * 145.5)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableScroll>
  )
}

const hours = ['8h', '9h', '10h', '11h', '12h', '13h', '14h', '15h', '16h', '17h', '18h']

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']

/** Many columns: the first one stays in view while the others scroll. */
export function StickyColumn() {
  return (
    <TableScroll label="Consultas por hora">
      <Table.Root recipe={tableRecipe} size="sm" fontVariantNumeric="tabular-nums" css={stickyCss}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Dia</Table.ColumnHeader>
            {hours.map((hour) => (
              <Table.ColumnHeader key={hour} scope="col" textAlign="end">
                {hour}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
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
      </Table.Root>
    </TableScroll>
  )
}

const stickyCss = {
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    boxShadow: '1px 0 0 {colors.border}',
  },
} as const

const sizes = { sm: 'Compacta', md: 'Média', lg: 'Folgada' } as const

/** The same rows at three heights. */
export function TableSizes() {
  return (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
    <Table.Root
      key={size}
      recipe={tableRecipe}
      size={size}
      variant="outline"
      aria-label={`${sizes[size]}: clientes`}
      _notFirst={{ mt: '4' }}
    >
      <Table.Body>
        {organisations.slice(0, 2).map(({ name }) => (
          <Table.Row key={name} bg="bg.panel">
            <Table.Cell>{name}</Table.Cell>
            <Table.Cell textAlign="end">{sizes[size]}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ))
}

/** An empty table keeps its header and says what will come. */
export function EmptyTable() {
  return (
    <Table.Root recipe={tableRecipe} size="sm" variant="outline" aria-label="Certidões">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Certidão</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end">
            Validade
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row bg="bg.panel">
          <Table.Cell colSpan={2} textAlign="center" color="fg.muted" py="8">
            Nenhuma certidão ainda. As novas aparecem aqui.
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  )
}
