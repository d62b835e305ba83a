import { Badge, Table } from '@chakra-ui/react'
import { organisations } from '../../parts/cast.ts'
import { Heads, money, Products, products, ScrollTable } from './products.tsx'

export const meta = {
  Lines: { title: 'Em linhas' },
  Outline: { title: 'Com contorno' },
  Striped: {
    title: 'Listrada',
    description: 'A linha apontada se destaca.',
  },
  Columns: { title: 'Colunas separadas' },
  WithTotal: { title: 'Com total e legenda' },
  WithStatus: { title: 'Com situação', description: 'O produto dá nome à linha.' },
  StickyHeader: { title: 'Cabeçalho fixo', description: 'Role a tabela: o cabeçalho continua à vista.' },
  ColoredRows: { title: 'Linhas coloridas', description: 'A palavra diz o mesmo que a cor.' },
}

export const Lines = () => <Products label="Produtos em linhas" variant="line" />

export const Outline = () => <Products label="Produtos com contorno" variant="outline" />

export const Striped = () => <Products label="Produtos em listras" striped interactive />

export const Columns = () => (
  <Products label="Produtos em colunas" variant="outline" size="sm" showColumnBorder />
)

const total = products.reduce((sum, { stock, price }) => sum + stock * price, 0)

export const WithTotal = () => (
  <Products label="Produtos com total" size="sm">
    <Table.Caption captionSide="bottom">Estoque de exemplo, a preço de venda.</Table.Caption>
    <Table.Footer>
      <Table.Row fontVariantNumeric="tabular-nums">
        <Table.Cell colSpan={2}>Valor do estoque</Table.Cell>
        <Table.Cell textAlign="end">{money.format(total)}</Table.Cell>
      </Table.Row>
    </Table.Footer>
  </Products>
)

const palettes: Record<string, string> = { 'Em estoque': 'success', Acabando: 'warning', Esgotado: 'danger' }

export const WithStatus = () => (
  <ScrollTable label="Produtos com situação">
    <Table.Body>
      {products.map(({ name, status }) => (
        <Table.Row key={name}>
          <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
          <Table.Cell textAlign="end">
            <Badge colorPalette={palettes[status]}>{status}</Badge>
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </ScrollTable>
)

const lines = Array.from({ length: 20 }, (_, index) => index + 1)

export const StickyHeader = () => (
  <ScrollTable label="Parcelas" stickyHeader fontVariantNumeric="tabular-nums">
    <Heads texts={['Parcela']} numbers={['Valor']} />
    <Table.Body>
      {lines.map((line) => (
        <Table.Row key={line}>
          <Table.Cell>{line} de 20</Table.Cell>
          <Table.Cell textAlign="end">{money.format(149.9)}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </ScrollTable>
)

const states = [
  ['success', 'Em dia'],
  ['warning', 'Vence hoje'],
  ['danger', 'Vencida'],
  ['primary', 'Nova'],
] as const

export const ColoredRows = () => (
  <ScrollTable label="Faturas por situação">
    <Heads texts={['Cliente', 'Situação']} numbers={['Fatura']} />
    <Table.Body>
      {states.map(([palette, word], index) => (
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
  </ScrollTable>
)
