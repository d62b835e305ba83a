import { Badge, Table } from '@chakra-ui/react'
import { products, ScrollTable } from './products.tsx'

export const meta = { title: 'Com situação', description: 'O produto dá nome à linha.' }

const palettes: Record<string, string> = { 'Em estoque': 'success', Acabando: 'warning', Esgotado: 'danger' }

export default () => (
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
