import { Table } from '@chakra-ui/react'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'
import { Head, money, products, Rows } from './shared.tsx'

export const meta = { title: 'Com total e legenda' }

export default function WithTotal() {
  const total = products.reduce((sum, { stock, price }) => sum + stock * price, 0)
  return (
    <TableScroll label="Produtos com total">
      <Table.Root recipe={tableRecipe} size="sm">
        <Table.Caption captionSide="bottom">Estoque de exemplo, a preço de venda.</Table.Caption>
        <Head />
        <Rows />
        <Table.Footer>
          <Table.Row fontVariantNumeric="tabular-nums">
            <Table.Cell colSpan={2}>Valor do estoque</Table.Cell>
            <Table.Cell textAlign="end">{money.format(total)}</Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </TableScroll>
  )
}
