import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuRefreshCw } from 'react-icons/lu'
import { OutlineButton, Small, useDelay } from '../basics.tsx'

/** How long the example loads, in ms. */
const loadMs = 1800

type LoadedProps = { skeleton: ReactNode; children: ReactNode }

/** Shows the skeleton while the example loads, and a button that loads it again. */
export function Loaded({ skeleton, children }: LoadedProps) {
  const [isLoading, setLoading] = useState(true)
  useDelay(isLoading, loadMs, () => setLoading(false))
  return (
    <>
      <div aria-busy={isLoading}>{isLoading ? skeleton : children}</div>
      <Flex mt="4" gap="3" align="center">
        <OutlineButton size="xs" aria-disabled={isLoading} onClick={() => setLoading(true)}>
          <LuRefreshCw aria-hidden="true" /> Recarregar
        </OutlineButton>
        <Small role="status">{isLoading ? 'Carregando…' : 'Carregado'}</Small>
      </Flex>
    </>
  )
}
