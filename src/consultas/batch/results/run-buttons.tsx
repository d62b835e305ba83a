import { Button } from '@chakra-ui/react'
import { LuBan, LuPause, LuPlay, LuRotateCw } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import type { BatchRun } from '../run/batch-run.ts'
import { type BatchProgress, isStopped, isUnderWay } from '../run/progress.ts'

type RunButtonsProps = { run: BatchRun; progress: BatchProgress }

/** The buttons that pause, resume, cancel or retry, as the run's status allows. */
export function RunButtons({ run, progress }: RunButtonsProps) {
  const { status, counts } = progress
  const canPause = status === 'running' || status === 'offline'
  return (
    <>
      {canPause && (
        <Button variant="outline" colorPalette="neutral" onClick={() => run.pause()}>
          <LuPause aria-hidden="true" /> Pausar
        </Button>
      )}
      {status === 'paused' && (
        <Button onClick={() => run.resume()}>
          <LuPlay aria-hidden="true" /> Retomar
        </Button>
      )}
      {isUnderWay(progress) && (
        <Button variant="outline" colorPalette="danger" onClick={() => run.cancel()}>
          <LuBan aria-hidden="true" /> Cancelar
        </Button>
      )}
      {isStopped(progress) && (
        <Button onClick={() => run.resume()}>
          <LuPlay aria-hidden="true" /> Consultar as restantes
        </Button>
      )}
      {counts.failed > 0 && !isUnderWay(progress) && (
        <Button variant="outline" colorPalette="neutral" onClick={() => run.retry('failed')}>
          <LuRotateCw aria-hidden="true" /> Repetir só as falhas ({formatCount(counts.failed)})
        </Button>
      )}
      {counts.incomplete > 0 && !isUnderWay(progress) && (
        <Button variant="outline" colorPalette="neutral" onClick={() => run.retry('incomplete')}>
          <LuRotateCw aria-hidden="true" /> Repetir só as incompletas ({formatCount(counts.incomplete)})
        </Button>
      )}
    </>
  )
}
