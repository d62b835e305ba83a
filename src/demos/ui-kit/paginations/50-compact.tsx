import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Compacta', description: 'Diz o trecho em vez das páginas.' }

/** Shows the range of items instead of pages. */
export default function Compact() {
  const [page, setPage] = useState(1)
  const [count, pageSize] = [137, 25]
  const last = Math.ceil(count / pageSize)
  return (
    <Row as="nav" aria-label="Páginas de veículos">
      <Text role="status" fontVariantNumeric="tabular-nums">
        {(page - 1) * pageSize + 1} a {Math.min(count, page * pageSize)} de {count}
      </Text>
      <OutlineButton disabled={page === 1} onClick={() => setPage(page - 1)}>
        Anteriores
      </OutlineButton>
      <OutlineButton disabled={page === last} onClick={() => setPage(page + 1)}>
        Próximos
      </OutlineButton>
    </Row>
  )
}
