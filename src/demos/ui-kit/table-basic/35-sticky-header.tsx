import { Table } from '@chakra-ui/react'
import { Heads, money, ScrollTable } from './products.tsx'

export const meta = { title: 'Cabeçalho fixo', description: 'Role a tabela: o cabeçalho continua à vista.' }

const lines = Array.from({ length: 20 }, (_, index) => index + 1)

export default () => (
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
