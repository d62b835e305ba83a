import { Button, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuLogIn } from 'react-icons/lu'
import { redirectToLogin } from '@/state/redirect-to-login.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { type BatchProgress, isUnderWay } from '../run/progress.ts'
import { NewBatchButton } from './new-batch-button.tsx'
import { RunButtons } from './run-buttons.tsx'
import { SaveForLaterButton } from './save-for-later-button.tsx'

type RunActionsProps = {
  live: LiveRun
  progress: BatchProgress
  onSaveForLater: () => void
  onNew: () => void
}

/** What is not done and does not go on by itself now can be gone on with another day. */
const canSaveForLater = ({ status }: BatchProgress) => status !== 'running' && status !== 'done'

/** The actions on a run. When the focused button disappears, the first of the others takes the focus. */
export function RunActions({ live: { target, run }, progress, onSaveForLater, onNew }: RunActionsProps) {
  const { status } = progress
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status && document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [status])

  return (
    <Flex ref={group} role="group" aria-label="Ações do lote" gap="2" mt="5" wrap="wrap">
      <RunButtons run={run} progress={progress} />
      {status === 'signed-out' && (
        <Button variant="outline" colorPalette="neutral" onClick={() => redirectToLogin(target.path)}>
          <LuLogIn aria-hidden="true" /> Entrar de novo
        </Button>
      )}
      {canSaveForLater(progress) && <SaveForLaterButton onSave={onSaveForLater} />}
      {!isUnderWay(progress) && <NewBatchButton hasUnsavedResults={progress.unexported > 0} onNew={onNew} />}
    </Flex>
  )
}
