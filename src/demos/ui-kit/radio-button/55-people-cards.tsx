import { Stack } from '@chakra-ui/react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Card, Cards } from './cards.tsx'

export const meta = { title: 'Cartões com retrato' }

/** Cards with portraits, one per row. */
export default () => (
  <Cards label="Quem atende" defaultValue="jussara">
    <Stack gap="2">
      {cast.slice(2, 5).map(({ id, name, role }) => (
        <Card key={id} value={id} name={name} detail={role} start={<Portrait image={id} name={name} />} />
      ))}
    </Stack>
  </Cards>
)
