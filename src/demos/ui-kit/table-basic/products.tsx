import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'

export const products = [
  { name: 'Caderno de campo', stock: 48, price: 32.9, status: 'Em estoque' },
  { name: 'Lupa de bolso', stock: 7, price: 59.5, status: 'Acabando' },
  { name: 'Mapa do Brasil', stock: 0, price: 74, status: 'Esgotado' },
  { name: 'Régua de aço', stock: 112, price: 18.75, status: 'Em estoque' },
]

export const money = createMoneyFormat()

/** A row of headers; those of numbers are at the end of their columns. */
export const Heads = ({ texts, numbers = [] }: { texts: readonly string[]; numbers?: readonly string[] }) => (
  <Table.Header>
    <Table.Row>
      {[...texts, ...numbers].map((name, index) => (
        <Table.ColumnHeader key={name} scope="col" textAlign={index < texts.length ? undefined : 'end'}>
          {name}
        </Table.ColumnHeader>
      ))}
    </Table.Row>
  </Table.Header>
)

type ScrollTableProps = Omit<Table.RootProps, 'recipe'> & { label: string; maxH?: string }

/** A small table that scrolls. */
export const ScrollTable = ({ label, maxH, ...table }: ScrollTableProps) => (
  <TableScroll label={label} {...(maxH ? { maxH } : {})}>
    <Table.Root recipe={tableRecipe} size="sm" {...table} />
  </TableScroll>
)

/** The products in a style of table. */
export const Products = ({ children, ...table }: ScrollTableProps & { children?: ReactNode }) => (
  <ScrollTable size="md" {...table}>
    <Heads texts={['Produto']} numbers={['Estoque', 'Preço']} />
    <Table.Body fontVariantNumeric="tabular-nums">
      {products.map(({ name, stock, price }) => (
        <Table.Row key={name}>
          <Table.Cell>{name}</Table.Cell>
          <Table.Cell textAlign="end">{stock}</Table.Cell>
          <Table.Cell textAlign="end">{money.format(price)}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
    {children}
  </ScrollTable>
)
