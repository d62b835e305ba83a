import { Table } from '@chakra-ui/react'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'

export const products = [
  { name: 'Caderno de campo', stock: 48, price: 32.9, status: 'Em estoque' },
  { name: 'Lupa de bolso', stock: 7, price: 59.5, status: 'Acabando' },
  { name: 'Mapa do Brasil', stock: 0, price: 74, status: 'Esgotado' },
  { name: 'Régua de aço', stock: 112, price: 18.75, status: 'Em estoque' },
]

export const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

export const Head = () => (
  <Table.Header>
    <Table.Row>
      <Table.ColumnHeader scope="col">Produto</Table.ColumnHeader>
      <Table.ColumnHeader scope="col" textAlign="end">
        Estoque
      </Table.ColumnHeader>
      <Table.ColumnHeader scope="col" textAlign="end">
        Preço
      </Table.ColumnHeader>
    </Table.Row>
  </Table.Header>
)

export const Rows = () => (
  <Table.Body fontVariantNumeric="tabular-nums">
    {products.map(({ name, stock, price }) => (
      <Table.Row key={name}>
        <Table.Cell>{name}</Table.Cell>
        <Table.Cell textAlign="end">{stock}</Table.Cell>
        <Table.Cell textAlign="end">{money.format(price)}</Table.Cell>
      </Table.Row>
    ))}
  </Table.Body>
)

export type TableStyleProps = Pick<
  Table.RootProps,
  'variant' | 'size' | 'striped' | 'interactive' | 'showColumnBorder'
>

export const Products = ({ label, ...tableStyle }: TableStyleProps & { label: string }) => (
  <TableScroll label={label}>
    <Table.Root recipe={tableRecipe} {...tableStyle}>
      <Head />
      <Rows />
    </Table.Root>
  </TableScroll>
)
