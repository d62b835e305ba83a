import { Table } from '@chakra-ui/react'
import { money, Products, products } from './products.tsx'

export const meta = { title: 'Com total e legenda' }

const total = products.reduce((sum, { stock, price }) => sum + stock * price, 0)

export default () => (
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
