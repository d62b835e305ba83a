import { Button, Flex, IconButton } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuCheck, LuRefreshCw, LuSend, LuX } from 'react-icons/lu'
import { Row, Small } from '../basics.tsx'

export const meta = { title: 'Em andamento, com cancelar', description: 'Guarda a largura e o foco.' }

/** The duration of the example's work, in ms. */
const workMs = 1500

function formatRefreshes(count: number): string {
  if (count === 0) return 'Ainda não atualizado'
  return count === 1 ? 'Atualizado uma vez' : `Atualizado ${count} vezes`
}

type Phase = 'idle' | 'busy' | 'done'

/** A busy button keeps its width and its focus, and does nothing when it is pressed again. */
export default function Loading() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [refreshes, setRefreshes] = useState(0)
  const [isRefreshing, setRefreshing] = useState(false)

  useEffect(() => {
    if (phase !== 'busy') return
    const timer = setTimeout(() => setPhase('done'), workMs)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (!isRefreshing) return
    const timer = setTimeout(() => {
      setRefreshing(false)
      setRefreshes((count) => count + 1)
    }, workMs)
    return () => clearTimeout(timer)
  }, [isRefreshing])

  const isBusy = phase === 'busy'
  return (
    <Flex direction="column" gap="3">
      <Row>
        <Button
          minW="36"
          aria-disabled={isBusy}
          colorPalette={phase === 'done' ? 'success' : 'primary'}
          onClick={() => isBusy || setPhase(phase === 'done' ? 'idle' : 'busy')}
        >
          {phase === 'idle' && (
            <>
              <LuSend aria-hidden="true" className="directed" /> Simular
            </>
          )}
          {isBusy && 'Simulando…'}
          {phase === 'done' && (
            <>
              <LuCheck aria-hidden="true" /> Feito; de novo
            </>
          )}
        </Button>
        {isBusy && (
          <Button variant="ghost" onClick={() => setPhase('idle')}>
            <LuX aria-hidden="true" /> Cancelar
          </Button>
        )}
        <IconButton
          aria-label="Atualizar"
          variant="outline"
          aria-disabled={isRefreshing}
          onClick={() => setRefreshing(true)}
          css={
            isRefreshing
              ? { '& svg': { animation: 'spin 1s linear infinite', _motionReduce: { animation: 'none' } } }
              : {}
          }
        >
          <LuRefreshCw />
        </IconButton>
      </Row>
      <Small role="status">{isBusy || isRefreshing ? 'Em andamento' : formatRefreshes(refreshes)}</Small>
    </Flex>
  )
}
