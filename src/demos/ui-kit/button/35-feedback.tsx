import { Button, Code, Flex, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCheck, LuCopy, LuRefreshCw, LuSend, LuX } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { IconOnly, Row, Small, useDelay } from '../basics.tsx'

export const meta = {
  Loading: { title: 'Em andamento, com cancelar', description: 'Guarda a largura e o foco.' },
  CopyButtons: { title: 'Copiar', description: 'Diz no próprio botão que copiou.' },
}

/** The duration of the example's work, in ms. */
const workMs = 1500

function formatRefreshes(count: number): string {
  if (count === 0) return 'Ainda não atualizado'
  return count === 1 ? 'Atualizado uma vez' : `Atualizado ${count} vezes`
}

type Phase = 'idle' | 'busy' | 'done'

export function Loading() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [refreshes, setRefreshes] = useState(0)
  const [isRefreshing, setRefreshing] = useState(false)

  useDelay(phase === 'busy', workMs, () => setPhase('done'))

  useDelay(isRefreshing, workMs, () => {
    setRefreshing(false)
    setRefreshes((count) => count + 1)
  })

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

/** How long the button says that the text is copied, in ms. */
const doneMs = 2000

function useCopy(text: string) {
  const [isDone, setDone] = useState(false)
  useDelay(isDone, doneMs, () => setDone(false))

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      announce('Copiado')
    } catch {
      notify.error('Não foi possível copiar')
    }
  }

  return { isDone, copy }
}

const command = 'npm run codegen'

const link = 'https://exemplo.com.br/r/48210'

export function CopyButtons() {
  const commandCopy = useCopy(command)
  const linkCopy = useCopy(link)
  return (
    <Flex direction="column" gap="4" align="flex-start">
      <Flex
        align="center"
        gap="2"
        ps="3"
        pe="1"
        py="1"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="control"
      >
        <Code bg="transparent" fontFamily="mono" textStyle="small">
          {command}
        </Code>
        <IconOnly
          label="Copiar o comando"
          icon={commandCopy.isDone ? <LuCheck /> : <LuCopy />}
          size="2xs"
          colorPalette={commandCopy.isDone ? 'success' : 'neutral'}
          onClick={() => void commandCopy.copy()}
        />
      </Flex>
      <Button
        variant="outline"
        minW="36"
        colorPalette={linkCopy.isDone ? 'success' : 'primary'}
        onClick={() => void linkCopy.copy()}
      >
        {linkCopy.isDone ? <LuCheck aria-hidden="true" /> : <LuCopy aria-hidden="true" />}
        {linkCopy.isDone ? 'Copiado' : 'Copiar o link'}
      </Button>
    </Flex>
  )
}
