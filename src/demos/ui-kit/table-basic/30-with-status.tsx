import { Badge, Table } from '@chakra-ui/react'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'
import { products } from './shared.tsx'

export const meta = { title: 'Com situação', description: 'O produto dá nome à linha.' }

const palettes: Record<string, string> = { 'Em estoque': 'success', Acabando: 'warning', Esgotado: 'danger' }

export default () => (
  <TableScroll label="Produtos com situação">
    <Table.Root recipe={tableRecipe} size="sm">
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
    </Table.Root>
  </TableScroll>
)
