import { Table } from '@chakra-ui/react'
import { Heads, ScrollTable } from './products.tsx'

export const meta = { title: 'Coluna fixa', description: 'Role para o lado: o dia continua à vista.' }

const hours = ['8h', '9h', '10h', '11h', '12h', '13h', '14h', '15h', '16h', '17h', '18h']

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']

/** Many columns: the first one stays in view while the others scroll. */
export default () => (
  <ScrollTable label="Consultas por hora" fontVariantNumeric="tabular-nums" css={stickyCss}>
    <Heads texts={['Dia']} numbers={hours} />
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
  </ScrollTable>
)

const stickyCss = {
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    boxShadow: '1px 0 0 {colors.border}',
  },
} as const
