import { Button, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { LuRefreshCw } from 'react-icons/lu'

/** How long the example loads, in ms. */
const loadMs = 1800

type LoadedProps = { skeleton: ReactNode; children: ReactNode }

/** Shows the skeleton while the example loads, and a button that loads it again. */
export function Loaded({ skeleton, children }: LoadedProps) {
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLoading(false), loadMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <>
      <div aria-busy={isLoading}>{isLoading ? skeleton : children}</div>
      <Flex mt="4" gap="3" align="center">
        <Button
          size="xs"
          variant="outline"
          colorPalette="primary"
          aria-disabled={isLoading}
          onClick={() => setLoading(true)}
        >
          <LuRefreshCw aria-hidden="true" /> Recarregar
        </Button>
        <Text role="status" textStyle="small" color="fg.muted">
          {isLoading ? 'Carregando…' : 'Carregado'}
        </Text>
      </Flex>
    </>
  )
}
