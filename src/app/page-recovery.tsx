import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { loadFailedAgain } from '@/lib/on-demand.ts'
import { readLosses } from '@/state/losses.ts'
import { session } from '@/state/session.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type Cause = 'unknown' | 'loading' | 'offline' | 'outdated' | 'failed'

const texts: Record<Cause, string> = {
  unknown: 'A conexão pode ter falhado, ou o painel foi atualizado.',
  loading: 'Carregando…',
  offline:
    'Sem conexão. A página carrega sozinha quando a conexão voltar, e as respostas desta sessão continuam.',
  outdated: 'O painel tem uma versão nova. Esta página só abre depois que o painel for recarregado.',
  failed: 'A página não carregou desta vez. As respostas desta sessão continuam.',
}

type PageRecoveryProps = {
  /** The error with which the page failed. */
  error: unknown
  onRetry: () => void
}

/**
 * Loads the code of a page again, without a reload of the document. Waits for the connection. If only a reload helps,
 * asks before work is lost.
 */
export function PageRecovery({ error, onRetry }: PageRecoveryProps) {
  const [cause, setCause] = useState<Cause>('unknown')
  const [losses, setLosses] = useState<string[]>([])

  const retry = async () => {
    if (!navigator.onLine) return setCause('offline')
    setCause('loading')
    try {
      await loadFailedAgain(error)
    } catch (reason) {
      const isNew = await isOutdated(reason)
      return setCause(isNew ? 'outdated' : navigator.onLine ? 'failed' : 'offline')
    }
    onRetry()
  }
  const reload = () => {
    const lost = listLost()
    if (lost.length === 0) window.location.reload()
    else setLosses(lost)
  }

  useEffect(() => {
    if (!navigator.onLine) setCause('offline')
    const onOnline = () => void retry()
    const onOffline = () => setCause('offline')
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
    }
  }, [])

  return (
    <>
      <Text color="fg.muted" mt="2" mb="5">
        {texts[cause]}
      </Text>
      {losses.length > 0 ? (
        <Box role="group" aria-label="O que se perde">
          <Text>Recarregar apaga:</Text>
          <chakra.ul listStyleType="disc" ps="5" mt="1" mb="4">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </chakra.ul>
          <Flex gap="3" wrap="wrap">
            <Button autoFocus minH={touchHeight} onClick={() => setLosses([])}>
              Não recarregar
            </Button>
            <Button
              variant="outline"
              colorPalette="danger"
              minH={touchHeight}
              onClick={() => window.location.reload()}
            >
              Recarregar e perder
            </Button>
          </Flex>
        </Box>
      ) : (
        <Flex gap="3" wrap="wrap">
          <Button
            minH={touchHeight}
            aria-busy={cause === 'loading' || undefined}
            onClick={() => (cause === 'outdated' ? reload() : void retry())}
          >
            Recarregar
          </Button>
          {cause === 'failed' && (
            <Button variant="outline" minH={touchHeight} onClick={reload}>
              Recarregar o painel inteiro
            </Button>
          )}
        </Flex>
      )}
    </>
  )
}

/** Lists what a reload loses: what a logout loses, else the answers of the demonstration, which cost nothing. */
function listLost(): string[] {
  const texts = readLosses().map(({ text }) => text)
  const answers = session.items.filter(({ outcome }) => outcome !== 'failed').length
  if (texts.length > 0 || answers === 0) return texts
  return [formatCounted(answers, 'resposta desta sessão', 'respostas desta sessão')]
}

/**
 * Returns true if the server has another version of the app: the file of a chunk is gone, or the document names another
 * entry. Not every browser tells the address of the chunk.
 */
async function isOutdated(reason: unknown): Promise<boolean> {
  const chunk = /https?:\/\/\S+\.js/.exec(String(reason))?.[0]
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    if (chunk && (await fetch(chunk, { method: 'HEAD', cache: 'no-store' })).status === 404) return true
    const page = await fetch(addBasePath(app.auth.home), { cache: 'no-store' })
    return page.ok && Boolean(entry) && !(await page.text()).includes(entry ?? '')
  } catch {
    return false
  }
}
