import { Button, Flex, Text } from '@chakra-ui/react'
import { roundCredits } from '@manifest/contract/credits.ts'
import { useEffect, useRef, useState } from 'react'
import { LuBan, LuListPlus, LuLogIn, LuPause, LuPlay, LuRotateCw, LuSave } from 'react-icons/lu'
import { formatCredits } from '@/lib/format/credits.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { confirmCost } from '@/session/ask-first.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { confirmLogout } from '@/session/log-out-and-notify.ts'
import { redirectToLogin } from '@/state/drafts.ts'
import { QuietButton } from '@/ui/quiet-button.tsx'
import { findNextDiscarded } from '../live/earlier-runs.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { type BatchProgress, isStopped, isUnderWay, type Run } from '../run/progress.ts'
import { personalDataWarning } from '../saved/saved-batch.ts'
import { AddBatchButton } from './add-batch.tsx'

type RunActionsProps = {
  live: LiveRun
  progress: BatchProgress
  onSaveForLater: () => void
  onNew: () => void
}

/** The user can save an unfinished run that is not running, to continue it another day. The server keeps its own. */
const canSaveForLater = ({ status, server }: BatchProgress) =>
  status !== 'running' && status !== 'done' && !(status === 'paused' && server)

/** Shows the actions on a run. If the focused button disappears, the first button takes the focus. */
export function RunActions({ live, progress, onSaveForLater, onNew }: RunActionsProps) {
  const { target, run } = live
  const { status } = progress
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status && document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [status])

  return (
    <Flex ref={group} role="group" aria-label="Ações do lote" gap="2" wrap="wrap">
      <RunButtons run={run} progress={progress} cost={target.cost?.total} />
      {status === 'signed-out' && (
        <QuietButton onClick={() => void logInAgain(target.path)}>
          <LuLogIn aria-hidden="true" /> Entrar de novo
        </QuietButton>
      )}
      {status === 'no-credits' && <CreditsLink variant="outline" />}
      <AddBatchButton live={live} progress={progress} />
      {canSaveForLater(progress) && <SaveForLaterButton onSave={onSaveForLater} />}
      {!isUnderWay(progress) && <NewBatchButton onNew={onNew} />}
    </Flex>
  )
}

/** The login ends the session, so the user is asked first. */
async function logInAgain(returnTo: string) {
  if (await confirmLogout()) redirectToLogin(returnTo)
}

type RunButtonsProps = {
  run: Run
  progress: BatchProgress
  /** The most credits that a line costs. */
  cost: number | undefined
}

/** Shows the buttons to pause, resume, cancel or retry, as the run's status allows. */
function RunButtons({ run, progress, cost }: RunButtonsProps) {
  const { status, counts, server } = progress
  const formatMost = (count: number) => (cost ? `até ${formatCredits(roundCredits(count * cost))}` : '')
  const retryIncomplete = async () => {
    const credits = cost && counts.incomplete * cost
    if (await confirmCost('Repetir as incompletas', credits, formatMost(counts.incomplete)))
      run.retry('incomplete')
  }
  const canPause = server
    ? server.canPause && (status === 'running' || status === 'queued')
    : status === 'running' || status === 'offline'
  return (
    <>
      {canPause && (
        <QuietButton onClick={() => run.pause()}>
          <LuPause aria-hidden="true" /> Pausar
        </QuietButton>
      )}
      {(status === 'paused' || status === 'no-credits') && (
        <Button size="xs" onClick={() => run.resume()}>
          <LuPlay aria-hidden="true" /> Retomar
        </Button>
      )}
      {isUnderWay(progress) && progress.server?.wasSubmitted !== false && (
        <QuietButton colorPalette="danger" onClick={() => run.cancel()}>
          <LuBan aria-hidden="true" /> Cancelar
        </QuietButton>
      )}
      {isStopped(progress) && (
        <Button size="xs" onClick={() => run.resume()}>
          <LuPlay aria-hidden="true" /> Consultar as restantes
        </Button>
      )}
      {counts.failed > 0 && !isUnderWay(progress) && (
        <QuietButton onClick={() => run.retry('failed')}>
          <LuRotateCw aria-hidden="true" /> Repetir só as falhas ({formatCount(counts.failed)})
          {cost ? ` · ${formatMost(counts.failed)}` : null}
        </QuietButton>
      )}
      {counts.incomplete > 0 && !isUnderWay(progress) && (
        <QuietButton onClick={() => void retryIncomplete()}>
          <LuRotateCw aria-hidden="true" /> Repetir só as incompletas ({formatCount(counts.incomplete)})
        </QuietButton>
      )}
    </>
  )
}

/**
 * Makes room for another list. The session keeps the results of the latest batches; asks before it discards
 * results that are in no file.
 */
function NewBatchButton({ onNew }: { onNew: () => void }) {
  /** `null` after the user has kept it. */
  const [discarded, setDiscarded] = useState<LiveRun | null>()
  const start = () => {
    const next = findNextDiscarded()
    if (next && next.run.getSnapshot().unexported > 0) setDiscarded(next)
    else onNew()
  }
  if (discarded)
    return (
      <Flex role="group" aria-label="Descartar resultados" gap="2" align="center" wrap="wrap">
        A sessão guarda os últimos lotes. Descartar os resultados do mais antigo, {discarded.target.title}?
        <Button size="sm" colorPalette="danger" autoFocus onClick={onNew}>
          Descartar
        </Button>
        <QuietButton size="sm" onClick={() => setDiscarded(null)}>
          Manter
        </QuietButton>
      </Flex>
    )
  return (
    <QuietButton autoFocus={discarded === null} onClick={start}>
      <LuListPlus aria-hidden="true" /> Novo lote
    </QuietButton>
  )
}

/** Saves a batch to a file. First it warns that the file contains personal data. */
function SaveForLaterButton({ onSave }: { onSave: () => void }) {
  const [isConfirming, setConfirming] = useState<boolean>()
  const save = () => {
    setConfirming(false)
    onSave()
  }
  if (!isConfirming)
    return (
      <QuietButton autoFocus={isConfirming === false} onClick={() => setConfirming(true)}>
        <LuSave aria-hidden="true" /> Salvar para continuar depois
      </QuietButton>
    )
  return (
    <Flex
      role="group"
      aria-label="Salvar para continuar depois"
      flexBasis="full"
      order="1"
      align="center"
      gap="3"
      wrap="wrap"
      p="4"
      bg="bg.warning"
      color="fg.warning"
      borderRadius="control"
    >
      <Text flex="1 1 24rem">{personalDataWarning}</Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" autoFocus onClick={save}>
          Salvar arquivo
        </Button>
        <QuietButton size="sm" onClick={() => setConfirming(false)}>
          Agora não
        </QuietButton>
      </Flex>
    </Flex>
  )
}
