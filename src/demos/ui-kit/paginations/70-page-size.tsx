import { ButtonGroup, chakra, Flex, IconButton, Input, Pagination } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronFirst, LuChevronLast, LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { Select } from '@/ui/forms/select.tsx'
import { Small } from '../basics.tsx'
import { OrderList, orders } from './order-list.tsx'

export const meta = {
  title: 'Tamanho da página e salto',
  description: 'Outro tamanho mantém à vista o primeiro pedido.',
  isWide: true,
}

const sizes = [5, 10, 20]

const translations = {
  rootLabel: 'Páginas de pedidos',
  prevTriggerLabel: 'Página anterior',
  nextTriggerLabel: 'Próxima página',
  itemLabel: ({ page, totalPages }: { page: number; totalPages: number }) =>
    `Página ${page} de ${totalPages}`,
}

export default function PageSize() {
  const [pageSize, setPageSize] = useState(5)
  const [page, setPage] = useState(1)
  const [wanted, setWanted] = useState('')
  const first = (page - 1) * pageSize
  const last = Math.ceil(orders.length / pageSize)

  function changeSize(size: number) {
    setPageSize(size)
    setPage(Math.floor(first / size) + 1)
  }

  return (
    <Flex direction="column" gap="4">
      <OrderList label="Pedidos" shown={orders.slice(first, first + pageSize)} />
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex as="label" align="center" gap="2" textStyle="small">
          Por página
          <Select
            size="sm"
            boxWidth="80px"
            value={pageSize}
            onChange={({ target }) => changeSize(Number(target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </Flex>
        <Small role="status" fontVariantNumeric="tabular-nums">
          {first + 1} a {Math.min(orders.length, first + pageSize)} de {orders.length}
        </Small>
        <Pagination.Root
          count={orders.length}
          pageSize={pageSize}
          page={page}
          onPageChange={(details) => setPage(details.page)}
          translations={translations}
        >
          <ButtonGroup variant="ghost" size="xs" colorPalette="neutral" gap="1" flexWrap="wrap">
            <IconButton aria-label="Primeira página" disabled={page === 1} onClick={() => setPage(1)}>
              <LuChevronFirst className="directed" />
            </IconButton>
            <Pagination.PrevTrigger asChild>
              <IconButton>
                <LuChevronLeft className="directed" />
              </IconButton>
            </Pagination.PrevTrigger>
            <Pagination.Items
              render={({ value }) => (
                <IconButton _selected={{ bg: 'primary.solid', color: 'primary.contrast' }}>
                  {value}
                </IconButton>
              )}
            />
            <Pagination.NextTrigger asChild>
              <IconButton>
                <LuChevronRight className="directed" />
              </IconButton>
            </Pagination.NextTrigger>
            <IconButton aria-label="Última página" disabled={page === last} onClick={() => setPage(last)}>
              <LuChevronLast className="directed" />
            </IconButton>
          </ButtonGroup>
        </Pagination.Root>
        <chakra.form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const number = Math.trunc(Number(wanted))
            if (number >= 1) setPage(Math.min(last, number))
            setWanted('')
          }}
        >
          <Flex as="label" align="center" gap="2" textStyle="small">
            Ir à página
            <Input
              size="xs"
              width="14"
              inputMode="numeric"
              autoComplete="off"
              value={wanted}
              onChange={({ target }) => setWanted(target.value.replace(/\D/g, ''))}
            />
          </Flex>
        </chakra.form>
      </Flex>
    </Flex>
  )
}
