import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Row } from '../row.tsx'

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
      <Button
        variant="outline"
        colorPalette="primary"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        Anteriores
      </Button>
      <Button
        variant="outline"
        colorPalette="primary"
        disabled={page === last}
        onClick={() => setPage(page + 1)}
      >
        Próximos
      </Button>
    </Row>
  )
}
