import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { OutlineButton, Small } from '../basics.tsx'
import { OrderList } from './order-list.tsx'
import { orders } from './orders.ts'

export const meta = { title: 'Rolagem sem fim', description: 'Duas vezes sozinha; depois, com um botão.' }

const step = 10

/** The time of a load, in ms, and loads that happen by themselves before the button asks. */
const [loadMs, freeLoads] = [600, 2]

/** Loads at the end of the scroll twice, then with a button, so that the page's end stays reachable. */
export default function Endless() {
  const [count, setCount] = useState(step)
  const [isLoading, setLoading] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isWhole = count >= orders.length
  const isFree = count < step * (freeLoads + 1)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setCount((shown) => Math.min(orders.length, shown + step))
      setLoading(false)
    }, loadMs)
    return () => clearTimeout(timer)
  }, [isLoading])

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
        tabIndex={0}
        role="group"
        aria-label="Pedidos sem fim; role para ver mais"
        aria-busy={isLoading}
        px="3"
        borderWidth="1px"
        borderRadius="control"
        focusVisibleRing="outside"
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
