import { Box, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { OutlineButton, Small } from '../basics.tsx'
import { Bar } from '../progress-bar/bar.tsx'
import { OrderList } from './order-list.tsx'
import { orders } from './orders.ts'

export const meta = { title: 'Carregar mais', description: 'O foco vai ao primeiro item novo.' }

const step = 8

const shortOrders = orders.slice(0, 20)

/** The focus moves to the first new order, so that reading goes on there. */
export default function LoadMore() {
  const [count, setCount] = useState(4)
  const box = useRef<HTMLDivElement>(null)
  const shown = shortOrders.slice(0, count)
  const isWhole = shown.length === shortOrders.length

  function more() {
    setCount(count + step)
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('li')[count]?.focus())
  }

  return (
    <Flex ref={box} direction="column" gap="4">
      <OrderList label="Pedidos, aos poucos" shown={shown} />
      <Flex direction="column" align="center" gap="3">
        <Small role="status">
          {shown.length} de {shortOrders.length} pedidos
        </Small>
        <Box width="48">
          <Bar name="Pedidos mostrados" size="xs" value={shown.length} max={shortOrders.length} />
        </Box>
        <OutlineButton onClick={isWhole ? () => setCount(4) : more}>
          {isWhole ? 'Mostrar menos' : 'Carregar mais'}
        </OutlineButton>
      </Flex>
    </Flex>
  )
}
