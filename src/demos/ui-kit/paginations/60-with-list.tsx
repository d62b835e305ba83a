import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Column } from '../basics.tsx'
import { Pages } from './pages.tsx'

export const meta = { title: 'Com a lista' }

const cities = 'Belém,Boa Vista,Cuiabá,Goiânia,João Pessoa,Maceió,Natal,Palmas,Recife'.split(',')

export default function WithList() {
  const [page, setPage] = useState(1)
  const shown = cities.slice((page - 1) * 3, page * 3)
  return (
    <Column gap="4">
      <Flex as="ul" direction="column" listStyleType="none">
        {shown.map((city) => (
          <Text as="li" key={city} py="2" borderBottomWidth="1px">
            {city}
          </Text>
        ))}
      </Flex>
      <Pages
        label="Páginas de cidades"
        count={cities.length}
        pageSize={3}
        page={page}
        onPageChange={(details) => setPage(details.page)}
      />
    </Column>
  )
}
