import { Badge, Table } from '@chakra-ui/react'
import { organisations } from '../../parts/cast.ts'
import { Heads, money, ScrollTable } from './products.tsx'

export const meta = { title: 'Linhas coloridas', description: 'A palavra diz o mesmo que a cor.' }

const states = [
  ['success', 'Em dia'],
  ['warning', 'Vence hoje'],
  ['danger', 'Vencida'],
  ['primary', 'Nova'],
] as const

/** Colored rows; a word says the same. */
export default () => (
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
