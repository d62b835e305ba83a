import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { frame, OutlineButton, Small, useDelay } from '../basics.tsx'
import { Bar } from '../progress-bar/bar.tsx'
import { OrderList, orders } from './order-list.tsx'

export const meta = {
  LoadMore: { title: 'Carregar mais', description: 'O foco vai ao primeiro item novo.' },
  Endless: { title: 'Rolagem sem fim', description: 'Duas vezes sozinha; depois, com um botão.' },
}

const step = 8

const shortOrders = orders.slice(0, 20)

export function LoadMore() {
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

const loadedAtOnce = 10

/** The time of a load, in ms, and loads that happen by themselves before the button asks. */
const [loadMs, freeLoads] = [600, 2]

/** Loads at the end of the scroll twice, then with a button, so that the page's end stays reachable. */
export function Endless() {
  const [count, setCount] = useState(loadedAtOnce)
  const [isLoading, setLoading] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isWhole = count >= orders.length
  const isFree = count < loadedAtOnce * (freeLoads + 1)

  useDelay(isLoading, loadMs, () => {
    setCount((shown) => Math.min(orders.length, shown + loadedAtOnce))
    setLoading(false)
  })

  function onScroll() {
    const element = box.current
    if (!element || !isFree) return
    if (element.scrollHeight - element.scrollTop - element.clientHeight < 40) setLoading(true)
  }

  return (
    <>
      <Box
        ref={box}
        onScroll={onScroll}
        height="64"
        overflowY="auto"
        {...frame}
        aria-label="Pedidos sem fim; role para ver mais"
        aria-busy={isLoading}
        px="3"
      >
        <OrderList label="Todos os pedidos" shown={orders.slice(0, count)} />
        {isLoading && <Skeleton height="5" my="3" />}
        {!isFree && !isWhole && !isLoading && (
          <Flex justify="center" py="3">
            <OutlineButton size="xs" onClick={() => setLoading(true)}>
              Continuar
            </OutlineButton>
          </Flex>
        )}
      </Box>
      <Small role="status" mt="2">
        {isLoading ? 'Carregando…' : `${count} de ${orders.length} pedidos`}
      </Small>
    </>
  )
}
